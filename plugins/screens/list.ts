import type { Content, Drawing } from './drawing';
import { drawColumn, drawTable } from './lines';
import { recordsOf } from './records';
import { kindOf, plain, shownValue } from './values';

/** Columns that fit in a window. */
const roomForColumns = 6;

/** The list of a screen: its fields as columns, the records of the example company as lines. */
export function drawList(drawing: Drawing): Content {
  const { facts, subject, view } = drawing;
  const records = recordsOf(facts, view.screen);
  const known = records
    ? subject.fields.filter((field) => records[0]?.[field.nombre] !== undefined)
    : subject.fields;
  const columns = known.filter((field) => field.tipo !== 'cuadrícula').slice(0, roomForColumns);
  const rows = view.rows ??
    records?.map((record) => columns.map((field) => record[field.nombre] ?? '')) ?? [
      columns.map((field) => shownValue(field, view)),
    ];
  return {
    parts: [
      drawTable(
        columns.map((field) => drawColumn(field.nombre, drawing)),
        rows.map((row) => row.map(plain)),
        columns.map((field) => kindOf(field.tipo) === 'num'),
      ),
    ],
    shown: columns.length,
    total: subject.fields.length,
  };
}
