import type { Nodes } from 'mdast';
import { toString as plainText } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import type { ContentPage } from './content';
import { countWords } from './words';

function countIn(page: ContentPage, isCounted: (node: Nodes) => boolean): number {
  let words = 0;
  visit(page.expanded ?? page.written, (node) => {
    if (!isCounted(node)) return undefined;
    words += countWords(plainText(node));
    return SKIP;
  });
  return words;
}

function isProse(node: Nodes): boolean {
  return node.type === 'paragraph' || node.type === 'heading';
}

/** How many words a reader reads through on a page, facts included; tables and code are looked up. */
export function proseWords(page: ContentPage): number {
  return countIn(page, isProse);
}

/** How many words a page offers, tables included; code apart. */
export function allWords(page: ContentPage): number {
  return countIn(page, (node) => isProse(node) || node.type === 'tableCell');
}
