import type { Root, RootContent } from 'mdast';
import { toString as plainText } from 'mdast-util-to-string';
import { SKIP, visit } from '../../rendering/markdown/visit';

/** Words a minute of somebody who reads to learn, on a screen. */
const WORDS_A_MINUTE = 200;

/** Looked up when needed rather than read from end to end. */
const CONSULTED = new Set(['table', 'code']);

function isConsulted(node: { type: string; data?: object }): boolean {
  const drawn = (node.data as { hName?: string } | undefined)?.hName;
  return CONSULTED.has(node.type) || drawn === 'svg' || drawn === 'figure';
}

/** Minutes of reading of a page whose directives are already expanded, at least one. */
export function minutesOf(tree: Root): number {
  let words = 0;
  visit(tree, (node) => {
    if (isConsulted(node)) return SKIP;
    if (node.type === 'text') words += countWords(node);
    return undefined;
  });
  return Math.max(1, Math.round(words / WORDS_A_MINUTE));
}

function countWords(node: RootContent): number {
  return plainText(node).match(/\p{L}[\p{L}\p{N}]*|\p{N}[\p{N}.,]*/gu)?.length ?? 0;
}
