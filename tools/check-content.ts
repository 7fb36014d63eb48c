import path from 'node:path';
import { FactError } from '../src/facts/fact-error';
import { siteContent } from './content/read-content';
import { checkContent } from './content/report';
import { contentRules } from './content/rules';

/** What one slip causes a thousand times is read in a few. */
const SHOWN = 50;

async function main(): Promise<void> {
  const scopes = process.argv.slice(2).map((scope) => path.relative('.', path.resolve(scope)));
  const content = siteContent();
  const errors = checkContent(content, await contentRules(), scopes);
  for (const line of errors.slice(0, SHOWN)) console.log(line);
  console.log(`${content.pages.length} pages and posts: ${errors.length} errors.`);
  if (errors.length > 0) process.exitCode = 1;
}

main().catch((error: unknown) => {
  if (!(error instanceof FactError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
});
