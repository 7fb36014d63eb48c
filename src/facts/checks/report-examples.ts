import type { FactIssue } from '../fact-error';
import { issueAt } from '../fact-file';
import type { Facts } from '../facts';
import type { Report } from '../reports';
import { unknownKeys, unknownNames } from './unknown-names';

/** The column of what part of the whole a row is. */
const share = 'participacion';

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
    if (computed.includes(key) || key === share || typeof total !== 'number') return [];
    const sum = ejemplo.filas.reduce((partial, row) => {
      const cell = row[key];
      return partial + (typeof cell === 'number' ? cell : 0);
    }, 0);
    if (Math.abs(sum - total) < 0.001) return [];
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

/** Every share is rounded to one decimal by itself, so that the rows may miss the 100 of their total. */
function checkShares(report: Report): FactIssue[] {
  const { filas, totales } = report.ejemplo;
  const key = ['total', 'valor', 'base'].find((column) => typeof totales[column] === 'number');
  if (key === undefined || totales[share] === undefined) return [];
  return [...filas, totales].flatMap((row) => {
    const expected = Math.round((Number(row[key]) / Number(totales[key])) * 1000) / 10;
    if (row[share] === expected) return [];
    return [
      issueAt(
        row,
        [share],
        'share is not the quotient',
        `${row[key]} of ${totales[key]} is ${expected} %, the row says ${row[share]}`,
      ),
    ];
  });
}

/** Example rows use the report's columns, and totals are the sum of the rows shown. */
export function checkReports(facts: Facts): FactIssue[] {
  return facts.reports.flatMap((report) => [
    ...checkColumns(report),
    ...checkTotals(report),
    ...checkShares(report),
  ]);
}
