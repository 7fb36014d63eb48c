import type { Root } from 'mdast';
import { importNode } from '../markdown/import-node';
import { visit } from '../markdown/visit';

/** Name of the component in the nodes of a page. */
export const playerName = 'WalkThrough';

const source = '@site/src/rendering/walk-throughs/WalkThrough';

/** Imports the player in a page that plays something, so that no other page loads it. */
export function importPlayer(tree: Root): void {
  let isUsed = false;
  visit(tree, 'mdxJsxFlowElement', (node) => {
    isUsed ||= 'name' in node && node.name === playerName;
  });
  if (isUsed) tree.children.unshift(importNode(playerName, source));
}
