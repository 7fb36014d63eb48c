import type { Element, Root } from 'hast';
import { toString as textOf } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { FIGURE, UNBROKEN, UNBROKEN_CLASS } from './unbroken';

/** Letters in a cell from which a table of three columns reads better row by row on a phone. */
const LONG_CELL = 30;

/** Letters in a cell of two from which it is a sentence: as much to read as the other, or no value that is looked up. */
const LONG_NAME = 60;

/** Letters in a cell of a matrix, which is compared from row to row and scrolls on a phone. */
const LONGEST_MARK = 11;

/** A table with more columns is as wide as the page allows. */
const MOST_COLUMNS_OF_TEXT = 3;

/** The column of a code, which says little on a phone without the name that follows it. */
const CODE_COLUMN = /^(código|cuenta)$/i;

/** Whether a table is wider than a phone with words or figures: half an amount would be read as a smaller one. */
function readsByRows([columns = [], ...body]: readonly Element[][]): boolean {
  const texts = body.flat().map((cell) => textOf(cell).trim());
  if (columns.length === 2) {
    const isLong = (text: string) => text.length >= LONG_NAME;
    const values = texts.filter((_, index) => index % 2 === 1);
    return values.every(isLong) || texts.some((text) => isLong(text) && !values.includes(text));
  }
  const others = texts.filter((_, index) => index % columns.length > 0);
  if (columns.length > 3) {
    return others.some((text) => FIGURE.test(text) || text.length > LONGEST_MARK);
  }
  if (columns.length < 3 || columns.some((column) => column.properties.align === 'right'))
    return false;
  return texts.some((text) => text.length >= LONG_CELL);
}

/** An alignment is a class: left as it is, it becomes a style attribute, which no page may have. */
function alignByClass(cell: Element): void {
  const { align, ...properties } = cell.properties;
  cell.properties = properties;
  if (align === 'right') addClass(cell, 'derecha');
}

function addClass(cell: Element, className: string): void {
  const classes = cell.properties.className;
  cell.properties.className = [...(Array.isArray(classes) ? classes : []), className];
}

/** Figures end at one edge, so that they compare from row to row; codes stay in one line. */
function alignFigures(rows: readonly Element[][]): void {
  const [titles = [], ...body] = rows;
  for (const [index, title] of titles.entries()) {
    const cells = body.flatMap((row) => row[index] ?? []);
    const texts = cells.map((cell) => textOf(cell).trim()).filter((text) => text !== '');
    const isFigures = index > 0 && texts.length > 0 && texts.every((text) => FIGURE.test(text));
    if (!isFigures || title.properties.align) continue;
    for (const cell of [title, ...cells]) cell.properties.align = 'right';
  }
  for (const cell of body.flat()) {
    const ends = textOf(cell).trim().split(' a ');
    if (ends.every((end) => UNBROKEN.test(end))) addClass(cell, UNBROKEN_CLASS);
  }
}

function rowsOf(table: Element): Element[][] {
  const rows: Element[][] = [];
  visit(table, 'element', (row) => {
    if (row.tagName !== 'tr') return;
    rows.push(row.children.filter((child) => child.type === 'element'));
  });
  return rows;
}

/** Gives each cell after the first of its row the name of its column, which a style puts before it. */
function nameCells([columns = [], ...body]: readonly Element[][]): void {
  for (const [index, column] of columns.entries()) {
    if (index === 0) continue;
    for (const row of body) if (row[index]) row[index].properties.dataColumna = textOf(column);
  }
}

/** Whether the second column says in words what the codes of the first stand for. */
function namesItsCodes([columns = [], ...body]: readonly Element[][]): boolean {
  const names = body.map((row) => (row[1] ? textOf(row[1]).trim() : ''));
  return (
    columns[0] !== undefined &&
    CODE_COLUMN.test(textOf(columns[0])) &&
    !names.some((name) => UNBROKEN.test(name) || FIGURE.test(name))
  );
}

function region(table: Element, name: string): Element {
  const rows = rowsOf(table);
  const isByRows = readsByRows(rows);
  alignFigures(rows);
  if (isByRows && rows[0]?.length !== 2) nameCells(rows);
  for (const cell of rows.flat()) alignByClass(cell);
  return {
    type: 'element',
    tagName: 'div',
    properties: {
      className: [
        'tabla',
        ...(isByRows ? ['por-filas'] : []),
        ...(isByRows && namesItsCodes(rows) ? ['con-nombre'] : []),
        ...((rows[0]?.length ?? 0) > MOST_COLUMNS_OF_TEXT ? ['ancha'] : []),
      ],
      role: 'region',
      tabIndex: 0,
      ariaLabel: name,
    },
    children: [table],
  };
}

/**
 * Rehype plugin: puts every table in a region that scrolls by itself, can be reached with the
 * keyboard and is named after the heading above it (WCAG 1.4.10 and 2.1.1). The cells of a
 * table of words have the names of their columns, for the phones that show it row by row.
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
