import type { Element } from 'hast';
import { h } from 'hastscript';
import { type Cell, isMeasured, type Report, type ReportColumn } from '../../facts/reports';
import { formatCell } from '../markdown/format';
import { type Callouts, withinRoom } from './callouts';
import type { Content, Drawing } from './drawing';
import { drawTable } from './lines';
import { drawTabs } from './tabs';
import { drawFields } from './values';

/** Columns and rows of the result that fit beside or under the filters. */
const roomForColumns = 4;
const roomForRows = 5;

function cellsOf(row: Record<string, Cell>, columns: readonly ReportColumn[]): string[] {
  return columns.map((column) => formatCell(row[column.clave], column.tipo));
}

/** The columns of a result that fit: those that answer or are marked, and the first ones beside them. */
function resultColumns({ columnas, responde }: Report, callouts: Callouts): ReportColumn[] {
  const isKept = ({ clave, nombre }: ReportColumn) =>
    responde.includes(clave) || callouts.has(nombre);
  return withinRoom(columnas, isKept, roomForColumns);
}

/** The head of what a report or query finds, with its totals. */
export function drawResult(report: Report, drawing: Drawing): Element {
  const { ejemplo, responde } = report;
  const columns = resultColumns(report, drawing.callouts);
  const totals = cellsOf(ejemplo.totales, columns);
  const named = columns.findIndex(({ clave }) => responde.includes(clave));
  return drawTable(
    columns.map(({ clave, nombre, tipo }) => ({
      name: nombre,
      isNumeric: isMeasured(tipo),
      isKept: responde.includes(clave),
    })),
    ejemplo.filas.slice(0, roomForRows).map((row) => cellsOf(row, columns)),
    drawing,
    totals.some(Boolean)
      ? totals.map((total, index) => (index === named ? total || 'Total' : total))
      : [],
  );
}

/** A report window: its filters on the left, the head of its result on the right. */
export function drawReport(drawing: Drawing): Content {
  const { subject, callouts } = drawing;
  const { report } = subject;
  const filters = drawFields(subject.fields, drawing);
  const tabs = drawTabs(subject, callouts);
  const result = report ? [drawResult(report, drawing)] : [];
  const total = report?.columnas.length ?? 0;
  return {
    parts: [h('div.v-reporte', [filters, h('div', [...tabs, ...result])])],
    all: report && resultColumns(report, callouts).length < total && `${total} columnas`,
  };
}
