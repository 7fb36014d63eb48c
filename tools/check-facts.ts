import path from 'node:path';
import { loadFacts } from '../src/facts/load-facts';
import { publishedTargets } from '../src/help-targets/published';
import { runTool } from './bootstrap/tool-error.mjs';

runTool(async () => {
  const facts = loadFacts(path.resolve('data'));
  const ids = publishedTargets(facts);
  console.log(
    `Facts are sound: ${facts.routes.size} routes, ${facts.screens.length} screens, ${facts.reports.length} reports, ` +
      `${ids.length} ids for programs.`,
  );
});
