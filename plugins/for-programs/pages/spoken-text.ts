import type { Element } from 'hast';
import { toString as plainText } from 'mdast-util-to-string';

/** The words of an element on one line. */
export function spoken(node: Element): string {
  return plainText(node).replace(/\s+/g, ' ').trim();
}
