import path from 'node:path';
import { FactError } from '../src/facts/fact-error';
import { loadFacts } from '../src/facts/load-facts';

try {
  const facts = loadFacts(path.resolve('data'));
  console.log(
    `Facts are sound: ${facts.routes.size} routes, ${facts.screens.length} screens, ${facts.reports.length} reports.`,
  );
} catch (error) {
  if (!(error instanceof FactError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
