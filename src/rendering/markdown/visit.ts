import { type visit as libraryVisit, SKIP } from 'unist-util-visit';

interface AnyNode {
  type: string;
  children?: AnyNode[];
}

type Answer = typeof SKIP | number | undefined | readonly [typeof SKIP, number];
type Visitor = (node: AnyNode, index?: number, parent?: AnyNode) => Answer;

/** @returns place among its siblings to go on at, where the visitor said one */
function walk(
  node: AnyNode,
  type: string | undefined,
  visitor: Visitor,
  index?: number,
  parent?: AnyNode,
): number | undefined {
  const isVisited = type === undefined || node.type === type;
  const answer = isVisited ? visitor(node, index, parent) : undefined;
  const [action, next] = typeof answer === 'object' ? answer : [answer, answer];
  if (action !== SKIP && node.children) {
    for (let at = 0; at < node.children.length; ) {
      const child = node.children[at] as AnyNode;
      at = walk(child, type, visitor, at, node) ?? at + 1;
    }
  }
  return typeof next === 'number' ? next : undefined;
}

/**
 * Walks a tree as `visit` of unist-util-visit does, whose types it has, of all nodes or those of a type, and knows
 * `SKIP` and places to go on at. The library makes a function for each node and gives it a name for whoever
 * debugs, in which pages spent a third of the time that their facts take.
 */
export const visit = ((tree: AnyNode, ...rest: [Visitor] | [string, Visitor]): void => {
  const [type, visitor] = rest.length === 2 ? rest : [undefined, rest[0]];
  walk(tree, type, visitor);
}) as typeof libraryVisit;

export { SKIP };
