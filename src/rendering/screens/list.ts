import { withinRoom } from './callouts';
import type { Content, Drawing } from './drawing';
import { drawFactTable } from './fact-table';
import { columnOf, drawTable } from './lines';
import { plain, shownValue } from './values';

/** Columns that fit in a window. */
const roomForColumns = 5;

/** The list of a screen: a table of its page, or the fields that are typed as columns and under them the rows of the view. */
export function drawList(drawing: Drawing): Content {
  const { subject, view, callouts } = drawing;
  if (view.table) {
    const table = drawFactTable(view.table, drawing);
    return { parts: [table], shown: 0, total: 0, unit: 'columnas' };
  }
  const columns = withinRoom(
    subject.fields.filter(({ tipo }) => tipo !== 'cuadrícula' && tipo !== 'lista'),
    ({ nombre }) => callouts.has(nombre),
    roomForColumns,
  );
  const rows = view.rows ?? [columns.map((field) => shownValue(field, view))];
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
