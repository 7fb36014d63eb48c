import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Root } from 'hast';
import { articleOf, writtenPart } from '../../src/built-pages/read-page';
import type { Route } from '../../src/facts/routes';
import { ToolError } from '../bootstrap/tool-error.mjs';

/** The file of the build that holds a page. */
export function builtFile(route: Route, outDir: string): string {
  return path.join(outDir, route.url.replace(/\/$/, ''), 'index.html');
}

/**
 * What was written of a page, from its title to the end of its text.
 *
 * @throws {ToolError} with the file when the build lacks the page or its text
 */
export function readBuiltPage(route: Route, outDir: string): Root {
  const file = builtFile(route, outDir);
  const text = writtenPart(articleOf(existsSync(file) ? readFileSync(file, 'utf8') : ''));
  if (text.children.length > 0) return text;
  throw new ToolError(
    `${file} is missing or has no article, which the manual needs for «${route.title}».\n` +
      'Remove build/ and run npm run manuals again.',
  );
}
