import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Element, Root } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { parseFragment } from 'parse5';
import { elementsIn } from '../../plugins/for-programs/pages/article-tree';
import type { Route } from '../../src/facts/routes';
import { ToolError } from '../bootstrap/tool-error.mjs';

/** Every element of a tree, in the order of the text. */
export function* everyElement(node: Element | Root): Generator<Element> {
  for (const child of elementsIn(node)) {
    yield child;
    yield* everyElement(child);
  }
}

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
  let html: string;
  try {
    html = readFileSync(file, 'utf8');
  } catch {
    throw new ToolError(
      `${file} is missing, which the manual needs for «${route.title}».\n` +
        'Remove build/ and run npm run manuals again.',
    );
  }
  const start = html.indexOf('<div class="theme-doc-markdown');
  const feedback = html.indexOf('<section class=utilidad', start);
  const end = feedback === -1 ? html.indexOf('</article>', start) : feedback;
  if (start === -1 || end === -1) {
    throw new ToolError(
      `${file} has no text between its theme-doc-markdown and the end of its article.\n` +
        'Remove build/ and run npm run manuals again.',
    );
  }
  return fromParse5(parseFragment(html.slice(start, end))) as Root;
}
