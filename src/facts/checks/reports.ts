import { unknownName } from '../../text/nearest';
import type { FactIssue } from '../fact-error';
import { issueAt } from '../fact-file';
import type { Facts } from '../facts';
import type { Report } from '../reports';

/** Percentages are shown with one decimal, so their sum may miss by half of that unit. */
const roundingSlack = 0.051;

function checkColumns(report: Report): FactIssue[] {
  const known = report.columnas.map((column) => column.clave);
  const unknown = (owner: object, key: (string | number)[], name: string) =>
    known.includes(name) ? [] : [issueAt(owner, key, 'unknown column', unknownName(name, known))];
  const { ejemplo, grafico } = report;
  return [
    ...ejemplo.filas.flatMap((row) => Object.keys(row).flatMap((key) => unknown(row, [key], key))),
    ...Object.keys(ejemplo.totales).flatMap((key) => unknown(ejemplo.totales, [key], key)),
    ...report['columnas-con-total'].flatMap((key, index) =>
      unknown(report, ['columnas-con-total', index], key),
    ),
    ...(grafico.tipo === 'ninguna'
      ? []
      : [...unknown(grafico, ['x'], grafico.x), ...unknown(grafico, ['y'], grafico.y)]),
  ];
}

function checkTotals(report: Report): FactIssue[] {
  const { ejemplo } = report;
  const computed = Object.keys(ejemplo['totales-calculados'] ?? {});
  return Object.entries(ejemplo.totales).flatMap(([key, total]) => {
    if (computed.includes(key) || typeof total !== 'number') return [];
    const sum = ejemplo.filas.reduce((partial, row) => {
      const cell = row[key];
      return partial + (typeof cell === 'number' ? cell : 0);
    }, 0);
    if (Math.abs(sum - total) <= roundingSlack) return [];
    return [
      issueAt(
        ejemplo.totales,
        [key],
        'total is not the sum',
        `the rows add up to ${Number(sum.toFixed(2))}, the total says ${total}`,
      ),
    ];
  });
}

/** Example rows use the report's columns, and totals are the sum of the rows shown. */
export function checkReports(facts: Facts): FactIssue[] {
  return facts.reports.flatMap((report) => [...checkColumns(report), ...checkTotals(report)]);
}
