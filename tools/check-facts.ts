import path from 'node:path';
import { FactError } from '../src/facts/fact-error';
import { loadFacts } from '../src/facts/load-facts';
import { publishedTargets } from '../src/help-targets/published';

try {
  const facts = loadFacts(path.resolve('data'));
  const ids = publishedTargets(facts);
  console.log(
    `Facts are sound: ${facts.routes.size} routes, ${facts.screens.length} screens, ${facts.reports.length} reports, ` +
      `${ids.length} ids for programs.`,
  );
} catch (error) {
  if (!(error instanceof FactError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
