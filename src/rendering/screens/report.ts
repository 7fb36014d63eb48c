import type { Element } from 'hast';
import { h } from 'hastscript';
import { type Cell, isMeasured, type Report, type ReportColumn } from '../../facts/reports';
import { formatCell } from '../markdown/format';
import { type Callouts, withinRoom } from './callouts';
import type { Content, Drawing } from './drawing';
import { drawTable } from './lines';
import { drawTabs } from './tabs';
import { drawField } from './values';

/** Columns and rows of the result that fit beside or under the filters. */
const roomForColumns = 4;
const roomForRows = 5;

function cellsOf(row: Record<string, Cell>, columns: readonly ReportColumn[]): string[] {
  return columns.map((column) => formatCell(row[column.clave], column.tipo));
}

/** The columns of a result that fit: those that answer or are marked, and the first ones beside them. */
export function resultColumns(report: Report, callouts: Callouts, room: number): ReportColumn[] {
  return withinRoom(
    report.columnas,
    ({ clave, nombre }) => report.responde.includes(clave) || callouts.has(nombre),
    room,
  );
}

/** The head of what a report or query finds, with its totals. */
export function drawResult(
  report: Report,
  columns: readonly ReportColumn[],
  drawing: Drawing,
): Element {
  const { ejemplo } = report;
  const totals = cellsOf(ejemplo.totales, columns);
  const named = columns.findIndex(({ clave }) => report.responde.includes(clave));
  return drawTable(
    columns.map(({ clave, nombre, tipo }) => ({
      name: nombre,
      isNumeric: isMeasured(tipo),
      isKept: report.responde.includes(clave),
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
  const filters = h(
    'div.v-campos',
    subject.fields.map((field) => drawField(field, drawing)),
  );
  const { report } = subject;
  const columns = report ? resultColumns(report, callouts, roomForColumns) : [];
  const result = report ? [drawResult(report, columns, drawing)] : [];
  return {
    parts: [h('div.v-reporte', [filters, h('div', [...drawTabs(subject, callouts), ...result])])],
    shown: columns.length,
    total: report?.columnas.length ?? 0,
    unit: 'columnas',
  };
}
