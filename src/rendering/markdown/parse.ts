import type { PhrasingContent, RootContent } from 'mdast';
import { directiveFromMarkdown } from 'mdast-util-directive';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { directive } from 'micromark-extension-directive';

/** One line that begins with a letter, ends without a space and has no sign of Markdown in it. */
const PLAIN = /^\p{L}(?:[^\n\r*_`~[\]\\<>&!:]*[^\s*_`~[\]\\<>&!:])?$/u;

/**
 * Parses Markdown that stands in a fact; directives in it are expanded like those of a page. Most facts are plain
 * words, for which the parser would take as long as for any others.
 */
export function blocks(markdown: string): RootContent[] {
  if (PLAIN.test(markdown)) {
    return [{ type: 'paragraph', children: [{ type: 'text', value: markdown }] }];
  }
  return fromMarkdown(markdown, {
    extensions: [directive()],
    mdastExtensions: [directiveFromMarkdown()],
  }).children;
}

/** Parses one line of Markdown into inline nodes. A second paragraph is joined with a space. */
export function inline(markdown: string): PhrasingContent[] {
  return blocks(markdown).flatMap((node, index) => {
    const children: PhrasingContent[] = node.type === 'paragraph' ? node.children : [];
    return index === 0 ? children : [{ type: 'text', value: ' ' }, ...children];
  });
}

/** Words of a page: document nodes, or Markdown that is read as on a page. */
export type Words = string | PhrasingContent[];

/** Words as inline nodes. */
export function wordsOf(words: Words): PhrasingContent[] {
  return typeof words === 'string' ? inline(words) : words;
}
