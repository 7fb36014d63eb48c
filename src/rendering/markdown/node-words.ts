import type { PageNode } from './page-nodes';

/** Words of a node, without those that only show on hover and focus. */
export function wordsOf(node: PageNode): string {
  if (typeof node === 'string') return node;
  if (node.props?.role === 'tooltip') return '';
  return (node.children ?? []).map(wordsOf).join('');
}
