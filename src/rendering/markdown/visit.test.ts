import type { Root, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { visit as libraryVisit } from 'unist-util-visit';
import { expect, it } from 'vitest';
import { SKIP, visit } from './visit';

const TEXT = '# Uno\n\nDos **tres** `x` y\n\n- cuatro\n- *cinco* `y` `z`\n';

/** What a walk visits, of a tree that its visitor changes on the way. */
function visited(walk: typeof libraryVisit): { seen: string[]; tree: Root } {
  const seen: string[] = [];
  const tree = fromMarkdown(TEXT);
  walk(tree, (node, index, parent) => {
    seen.push(`${parent?.type} ${index} ${node.type}`);
    if (node.type === 'heading') return SKIP;
    if (parent === undefined || index === undefined) return undefined;
    if (node.type === 'inlineCode') {
      parent.children.splice(index, 1, { type: 'text', value: node.value });
      return [SKIP, index + 1];
    }
    if (node.type === 'strong') {
      parent.children.splice(index, 1, ...(node.children as RootContent[]));
      return index;
    }
    return undefined;
  });
  walk(tree, 'text', (node, index) => {
    seen.push(`${index} ${node.value}`);
  });
  return { seen, tree };
}

it('visits what the library visits, whatever the visitor does to the tree', () => {
  expect(visited(visit)).toEqual(visited(libraryVisit));
  expect(visited(visit).seen.length).toBeGreaterThan(20);
});
