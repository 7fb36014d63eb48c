import type { Element, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';

function textOf(node: Element): string {
  return node.children
    .map((child) =>
      child.type === 'text' ? child.value : child.type === 'element' ? textOf(child) : '',
    )
    .join('');
}

/**
 * Rehype plugin: puts every table in a region that scrolls by itself, can be reached with the
 * keyboard and is named after the heading above it (WCAG 1.4.10 and 2.1.1).
 */
export function rehypeTables() {
  return (tree: Root): void => {
    let title = '';
    const seen = new Map<string, number>();
    visit(tree, 'element', (node, index, parent) => {
      if (/^h[1-6]$/.test(node.tagName)) title = textOf(node);
      if (node.tagName !== 'table' || parent === undefined || index === undefined) return undefined;
      const count = (seen.get(title) ?? 0) + 1;
      seen.set(title, count);
      const name = title === '' ? 'Tabla' : `Tabla: ${title}`;
      const region: Element = {
        type: 'element',
        tagName: 'div',
        properties: {
          className: ['tabla'],
          role: 'region',
          tabIndex: 0,
          ariaLabel: count === 1 ? name : `${name} (${count})`,
        },
        children: [node],
      };
      parent.children.splice(index, 1, region);
      return [SKIP, index + 1];
    });
  };
}
