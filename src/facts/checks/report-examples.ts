import type { FactIssue } from '../fact-error';
import { issueAt } from '../fact-file';
import type { Facts } from '../facts';
import type { Report } from '../reports';
import { unknownKeys, unknownNames } from './unknown-names';

/** Percentages are shown with one decimal, so their sum may miss by half of that unit. */
const roundingSlack = 0.051;

function checkColumns(report: Report): FactIssue[] {
  const column = ['column', report.columnas.map(({ clave }) => clave)] as const;
  const { ejemplo, grafico } = report;
  return [
    ...[...ejemplo.filas, ejemplo.totales].flatMap((row) => unknownKeys(row, column)),
    ...unknownNames(report, { 'columnas-con-total': column, responde: column }),
    ...(grafico.tipo === 'ninguna' ? [] : unknownNames(grafico, { x: column, y: column })),
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
