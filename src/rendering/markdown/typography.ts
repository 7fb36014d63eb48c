import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';

const hardSpace = '\u00a0';

/** Joins what must not break across lines: `$ 1.234`, `19 %`, `80 mm`. */
export function joinUnits(value: string): string {
  return value
    .replace(/\$ (?=\d)/g, `$${hardSpace}`)
    .replace(/(\d) (?=%|(?:mm|kg|g|GB|MB|KB|Mbps|W|L)\b)/g, `$1${hardSpace}`);
}

/** Applies `joinUnits` to all the text of a page, code apart. */
export function applyTypography(tree: Root): void {
  visit(tree, 'text', (node) => {
    node.value = joinUnits(node.value);
  });
}
