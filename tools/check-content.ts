import path from 'node:path';
import { runTool } from './bootstrap/tool-error.mjs';
import { siteContent } from './content/read-content';
import { checkContent } from './content/rule';
import { contentRules } from './content/rules';

/** What one slip causes a thousand times is read in a few. */
const SHOWN = 50;

runTool(async () => {
  const scopes = process.argv.slice(2).map((scope) => path.relative('.', path.resolve(scope)));
  const content = siteContent();
  const errors = checkContent(content, await contentRules(), scopes);
  for (const line of errors.slice(0, SHOWN)) console.log(line);
  console.log(`${content.pages.length} pages and posts: ${errors.length} errors.`);
  if (errors.length > 0) process.exitCode = 1;
});
