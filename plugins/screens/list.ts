import type { Element } from 'hast';
import { FactError } from '../../src/facts/fact-error';
import { unknownName } from '../../src/facts/nearest';
import { withinRoom } from './callouts';
import type { Content, Drawing } from './drawing';
import { columnOf, drawTable } from './lines';
import { recordsOf } from './records';
import type { FactTable } from './subject';
import { plain, shownValue } from './values';

/** Columns that fit in a window. */
const roomForColumns = 6;

/** An amount, a quantity or a percentage: `$ 277.490`, `14`, `35,1 %`. */
function isFigure(text: string): boolean {
  return /^[−-]?(\$\s)?[\d.,]+(\s%)?$/.test(text);
}

/** The rows of a table of the facts, or those of the view under its columns. */
export function drawFactRows(table: FactTable, drawing: Drawing): Element {
  const rows = (drawing.view.rows ?? table.filas).map((row) =>
    row.map((cell) => plain(String(cell))),
  );
  const columns = table.columnas.map((name, index) => ({
    name: plain(name),
    isNumeric: rows.every((row) => isFigure(row[index] ?? '')),
  }));
  return drawTable(columns, rows, drawing);
}

function drawFactTable(id: string, drawing: Drawing): Content {
  const { tables } = drawing.subject;
  const table = tables.find((candidate) => candidate.id === id);
  if (!table) {
    const known = tables.map((candidate) => candidate.id);
    throw new FactError([
      {
        file: 'data/paginas',
        keyPath: [drawing.view.screen, 'tablas'],
        rule: 'unknown table',
        expected: unknownName(id, known),
      },
    ]);
  }
  return { parts: [drawFactRows(table, drawing)], shown: 0, total: 0, unit: 'columnas' };
}

/** The list of a screen: its fields as columns, the records of the example company as lines. */
export function drawList(drawing: Drawing): Content {
  const { facts, subject, view } = drawing;
  if (view.table) return drawFactTable(view.table, drawing);
  const records = recordsOf(facts, view.screen);
  const known = records
    ? subject.fields.filter((field) => records[0]?.[field.nombre] !== undefined)
    : subject.fields;
  const columns = withinRoom(
    known.filter((field) => field.tipo !== 'cuadrícula'),
    (field) => field.nombre,
    drawing.callouts,
    roomForColumns,
  );
  const rows = view.rows ??
    records?.map((record) => columns.map((field) => record[field.nombre] ?? '')) ?? [
      columns.map((field) => shownValue(field, view)),
    ];
  return {
    parts: [
      drawTable(
        columns.map(columnOf),
        rows.map((row) => row.map(plain)),
        drawing,
      ),
    ],
    shown: columns.length,
    total: subject.fields.length,
    unit: 'campos',
  };
}
