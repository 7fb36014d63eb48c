import type { Element } from 'hast';
import { findFact } from '../../facts/find-fact';
import type { FactTable } from '../../facts/screens';
import { FIGURE } from '../unbroken';
import { withinRoom } from './callouts';
import type { Content, Drawing } from './drawing';
import { columnOf, drawTable } from './lines';
import { plain, shownValue } from './values';

/** A table of the page of a screen. @throws UnplacedError with the nearest id */
export function findTable(id: string, { subject }: Drawing): FactTable {
  return findFact(subject.tables, 'id', id, 'table');
}

/** Tells whether a row of a table adds up the others: its first cell is bold. */
function isTotal([first]: FactTable['filas'][number]): boolean {
  return /^\*\*Total/.test(String(first));
}

/** The rows of a table without the one that adds them up. */
export function rowsOf(table: FactTable): string[][] {
  return table.filas.filter((row) => !isTotal(row)).map((row) => row.map(String));
}

/** The rows of a table, or those of the view under its columns, as a window lists them. */
export function drawFactRows(table: FactTable, drawing: Drawing): Element {
  const shown = drawing.view.rows?.map((row) => row.map(String));
  const rows = (shown ?? rowsOf(table)).map((row) => row.map(plain));
  const columns = table.columnas.map((name, index) => ({
    name: plain(name),
    isNumeric: rows.every((row) => FIGURE.test(row[index] ?? '')),
  }));
  const totals = shown ? undefined : table.filas.find(isTotal)?.map((cell) => plain(String(cell)));
  return drawTable(columns, rows, drawing, totals);
}

/** A table of the page of a screen, by its id. @throws UnplacedError with the nearest id */
export function drawFactTable(id: string, drawing: Drawing): Element {
  return drawFactRows(findTable(id, drawing), drawing);
}

/** Columns that fit in a window. */
const roomForColumns = 5;

/** The list of a screen: a table of its page, or the fields that are typed as columns and under them the rows of the view. */
export function drawList(drawing: Drawing): Content {
  const { subject, view, callouts } = drawing;
  if (view.table) {
    return { parts: [drawFactTable(view.table, drawing)] };
  }
  const columns = withinRoom(
    subject.fields.filter(({ tipo }) => tipo !== 'cuadrícula' && tipo !== 'lista'),
    ({ nombre }) => callouts.has(nombre),
    roomForColumns,
  );
  const rows = view.rows ?? [columns.map((field) => shownValue(field, view))];
  const cells = rows.map((row) => row.map(plain));
  const total = subject.fields.length;
  return {
    parts: [drawTable(columns.map(columnOf), cells, drawing)],
    all: columns.length < total && `${total} campos`,
  };
}
