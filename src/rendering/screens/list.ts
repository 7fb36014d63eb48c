import { withinRoom } from './callouts';
import type { Content, Drawing } from './drawing';
import { drawFactTable } from './fact-table';
import { columnOf, drawTable } from './lines';
import { recordsOf } from './records';
import { plain, shownValue } from './values';

/** Columns that fit in a window. */
const roomForColumns = 6;

/** The list of a screen: its fields as columns, the records of the example company as lines. */
export function drawList(drawing: Drawing): Content {
  const { facts, subject, view } = drawing;
  if (view.table) {
    const table = drawFactTable(view.table, drawing);
    return { parts: [table], shown: 0, total: 0, unit: 'columnas' };
  }
  const records = recordsOf(facts, view.screen);
  const known = records
    ? subject.fields.filter((field) => records[0]?.[field.nombre] !== undefined)
    : subject.fields;
  const columns = withinRoom(
    known.filter((field) => field.tipo !== 'cuadrícula'),
    ({ nombre }) => drawing.callouts.has(nombre),
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
