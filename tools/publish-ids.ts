/** `npm run publish:ids`: adds the new ids of windows, fields, buttons, reports and messages to the published ones. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { FactError } from '../src/facts/fact-error';
import { loadFacts } from '../src/facts/load-facts';
import { PUBLISHED_IDS } from '../src/facts/published-ids';
import { helpTargets } from '../src/help-targets/help-targets';
import { findIdIssues, withNewIds } from '../src/help-targets/published';
import { runTool } from './bootstrap/tool-error.mjs';

const dataDir = path.resolve('data');
const file = path.join(dataDir, PUBLISHED_IDS);

runTool(async () => {
  const facts = loadFacts(dataDir);
  const targets = helpTargets(facts);
  const before = Object.keys(facts.publishedIds).length;
  const ids = withNewIds(facts.publishedIds, targets);
  const comments = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('#'));
  const lines = ids.map(([id, leadsTo]) => `${id}: ${leadsTo}`);
  writeFileSync(file, `${[...comments, ...lines].join('\n')}\n`);
  console.log(`${ids.length - before} ids added to ${PUBLISHED_IDS}, ${ids.length} in all.`);
  // What is gone or leads elsewhere is for a person to decide.
  const issues = findIdIssues(loadFacts(dataDir), targets);
  if (issues.length > 0) throw new FactError(issues);
});
