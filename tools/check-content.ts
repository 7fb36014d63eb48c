import path from 'node:path';
import { FactError } from '../src/facts/fact-error';
import { siteContent } from './content/read-content';
import { checkContent, countFindings, shownFindings } from './content/report';
import { contentRules } from './content/rules';

async function main(): Promise<void> {
  const scopes = process.argv.slice(2).map((scope) => path.relative('.', path.resolve(scope)));
  const content = siteContent();
  const reports = checkContent(content, await contentRules(), scopes);
  for (const line of shownFindings(reports)) console.log(line);
  const errors = countFindings(reports, 'error');
  const notices = countFindings(reports, 'notice');
  console.log(`${content.pages.length} pages and posts: ${errors} errors, ${notices} notices.`);
  if (errors > 0) process.exitCode = 1;
}

main().catch((error: unknown) => {
  if (!(error instanceof FactError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
});
