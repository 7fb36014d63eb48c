import { h } from 'hastscript';
import { formatCell } from '../facts/markdown/format';
import type { Content, Drawing } from './drawing';
import { drawField } from './form';
import { drawColumn, drawTable } from './lines';

/** Columns and rows of the result that fit beside the filters. */
const roomForColumns = 4;
const roomForRows = 3;

/** A report window: its filters on the left, the head of its result on the right. */
export function drawReport(drawing: Drawing): Content {
  const { subject, callouts } = drawing;
  const filters = h(
    'div',
    { className: ['v-campos'] },
    subject.fields.map((field) => drawField(field, drawing)),
  );
  const { report } = subject;
  if (!report)
    return { parts: [filters], shown: subject.fields.length, total: subject.fields.length };
  const marked = report.columnas.filter((column) => callouts.has(column.nombre));
  const columns = report.columnas.filter(
    (column, index) => marked.includes(column) || index < roomForColumns - marked.length,
  );
  return {
    parts: [
      h('div', { className: ['v-reporte'] }, [
        filters,
        drawTable(
          columns.map((column) => drawColumn(column.nombre, drawing)),
          report.ejemplo.filas
            .slice(0, roomForRows)
            .map((row) => columns.map((column) => formatCell(row[column.clave], column.tipo))),
          columns.map((column) => column.tipo !== 'texto' && column.tipo !== 'fecha'),
        ),
      ]),
    ],
    shown: subject.fields.length,
    total: subject.fields.length,
  };
}
