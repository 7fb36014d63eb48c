import { existsSync } from 'node:fs';
import path from 'node:path';
import { runTool, ToolError } from './bootstrap/tool-error.mjs';
import { siteContent } from './content/read-content';
import { checkContent } from './content/rule';
import { contentRules } from './content/rules';

/** What one slip causes a thousand times is read in a few. */
const SHOWN = 50;

runTool(async () => {
  const scopes = process.argv.slice(2).map((scope) => path.relative('.', path.resolve(scope)));
  const missing = scopes.filter((scope) => !existsSync(scope));
  if (missing.length > 0)
    throw new ToolError(
      `No file or folder ${missing.join(', ')} to check. Name one from the root.`,
    );
  const content = siteContent();
  const errors = checkContent(content, await contentRules(), scopes);
  for (const line of errors.slice(0, SHOWN)) console.log(line);
  console.log(
    `${content.pages.length} pages and posts read, ${errors.length} errors in ${scopes.join(', ') || 'all'}.`,
  );
  if (errors.length > 0) process.exitCode = 1;
});
