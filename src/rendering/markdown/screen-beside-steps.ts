import type { List, Nodes, Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import type { HtmlNode } from './nodes';

function isScreen(node: Nodes | undefined): node is HtmlNode {
  const classes = node?.type === 'htmlNode' ? node.data.hProperties.className : undefined;
  return Array.isArray(classes) && classes.includes('pantalla');
}

function isSteps(node: RootContent | undefined): node is List {
  return node?.type === 'list' && node.ordered === true;
}

/**
 * Puts a drawn screen that stands right before a list of steps into the first of them, which opens that screen:
 * on a phone it comes after that step, and `screens.css` sets it beside the list where there is room.
 */
export function placeScreensBesideSteps(tree: Root): void {
  visit(tree, (node, index, parent) => {
    if (!isScreen(node) || parent === undefined || index === undefined) return;
    const steps = parent.children[index + 1] as RootContent | undefined;
    if (!isSteps(steps) || !steps.children[0]) return;
    steps.data = { hProperties: { className: ['con-ventana'] } };
    steps.children[0].children.push(node);
    parent.children.splice(index, 1);
  });
}
