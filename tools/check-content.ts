import path from 'node:path';
import { runTool } from './bootstrap/tool-error.mjs';
import { siteContent } from './content/read-content';
import { checkContent, firstOf } from './content/report';
import { contentRules } from './content/rules';

runTool(async () => {
  const scopes = process.argv.slice(2).map((scope) => path.relative('.', path.resolve(scope)));
  const content = siteContent();
  const { errors, notices } = checkContent(content, await contentRules(), scopes);
  for (const line of [...firstOf(errors, 'errors'), ...firstOf(notices, 'notices')])
    console.log(line);
  const found = `${errors.length} errors, ${notices.length} notices`;
  console.log(`${content.pages.length} pages and posts: ${found}.`);
  if (errors.length > 0) process.exitCode = 1;
});
