import type { Element, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';

/** Letters in a cell from which a table of several columns reads better row by row on a phone. */
const LONG_CELL = 30;

/**
 * `tables.css` names the cells of this many columns; a table with more scrolls on a phone too, and
 * is as wide as the page allows.
 */
const MOST_COLUMNS_BY_ROWS = 5;

function textOf(node: Element): string {
  return node.children
    .map((child) =>
      child.type === 'text' ? child.value : child.type === 'element' ? textOf(child) : '',
    )
    .join('');
}

function cellsOf(node: Element, tagName: 'th' | 'td'): Element[] {
  const cells: Element[] = [];
  visit(node, 'element', (cell) => {
    if (cell.tagName === tagName) cells.push(cell);
  });
  return cells;
}

/** Words in several columns, not figures to compare from row to row. */
function readsByRows(columns: readonly Element[], cells: readonly Element[]): boolean {
  if (columns.length < 3 || columns.length > MOST_COLUMNS_BY_ROWS) return false;
  if (columns.some((column) => column.properties.align === 'right')) return false;
  return cells.some((cell) => textOf(cell).length >= LONG_CELL);
}

/** Names of the columns after the first, as strings that a style can put before each cell. */
function columnNames(columns: readonly Element[]): string {
  return columns
    .slice(1)
    .map((column, index) => `--columna-${index + 2}:${JSON.stringify(textOf(column))}`)
    .join(';');
}

function region(table: Element, name: string): Element {
  const columns = cellsOf(table, 'th');
  const byRows = readsByRows(columns, cellsOf(table, 'td'));
  return {
    type: 'element',
    tagName: 'div',
    properties: {
      className: [
        'tabla',
        ...(byRows ? ['por-filas'] : []),
        ...(columns.length > MOST_COLUMNS_BY_ROWS ? ['ancha'] : []),
      ],
      role: 'region',
      tabIndex: 0,
      ariaLabel: name,
      ...(byRows && { style: columnNames(columns) }),
    },
    children: [table],
  };
}

/**
 * Rehype plugin: puts every table in a region that scrolls by itself, can be reached with the
 * keyboard and is named after the heading above it (WCAG 1.4.10 and 2.1.1). A table of words takes
 * the names of its columns along, once, for the phones that show it row by row.
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
      parent.children.splice(index, 1, region(node, count === 1 ? name : `${name} (${count})`));
      return [SKIP, index + 1];
    });
  };
}
