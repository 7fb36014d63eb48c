import type { Root, RootContent } from 'mdast';
import { toString as plainText } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';

/** Words a minute of somebody who reads to learn, on a screen. */
const WORDS_A_MINUTE = 200;

/** Looked up when needed rather than read from end to end. */
const CONSULTED = new Set(['table', 'code']);

/** Fewer items in a row are a remark rather than a procedure. */
const FEWEST_STEPS = 3;

/** How much there is to read and to do on a page. */
export interface Effort {
  /** Minutes of reading, at least one. */
  minutes: number;
  /** Steps of all its procedures; 0 on a page that has none. */
  steps: number;
}

function isConsulted(node: { type: string; data?: object }): boolean {
  const drawn = (node.data as { hName?: string } | undefined)?.hName;
  return CONSULTED.has(node.type) || drawn === 'svg' || drawn === 'figure';
}

/** Measures a page whose directives are already expanded. */
export function effortOf(tree: Root): Effort {
  let words = 0;
  let steps = 0;
  visit(tree, (node) => {
    if (isConsulted(node)) return SKIP;
    if (node.type === 'list' && node.ordered && node.children.length >= FEWEST_STEPS) {
      steps += node.children.length;
    }
    if (node.type === 'text') words += countWords(node);
    return undefined;
  });
  return { minutes: Math.max(1, Math.round(words / WORDS_A_MINUTE)), steps };
}

function countWords(node: RootContent): number {
  return plainText(node).match(/\p{L}[\p{L}\p{N}]*|\p{N}[\p{N}.,]*/gu)?.length ?? 0;
}
