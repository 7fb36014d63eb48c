import type { FactIssue } from '../fact-error';
import { issueAt } from '../fact-file';
import type { Facts } from '../facts';
import type { Report } from '../reports';
import type { Screen } from '../screens';
import { wrongTotals } from '../written-number';
import { type Known, unknownKeys, unknownNames } from './unknown-names';

/** The totals of the tables of `paginas/` are the sums of their rows. */
export function* checkPageTables({ pages }: Facts): Iterable<FactIssue> {
  for (const table of pages.flatMap(({ tablas = [] }) => tablas)) {
    const rows = table.filas.map((row) => row.map(String));
    for (const { column, written, sum } of wrongTotals(table.columnas, rows)) {
      const expected = `the rows of «${table.columnas[column]}» sum ${sum}, not ${written}`;
      yield issueAt(table, ['filas', rows.length - 1, column], 'wrong total', expected);
    }
  }
}

/** The column of what part of the whole a row is. */
const SHARE = 'participacion';

/** Every share is rounded to one decimal by itself, so that the rows may miss the 100 of their total. */
function* checkShares({ filas, totales }: Report['ejemplo']): Iterable<FactIssue> {
  const key = ['total', 'valor', 'base'].find((column) => typeof totales[column] === 'number');
  if (key === undefined || totales[SHARE] === undefined) return;
  for (const row of [...filas, totales]) {
    const share = Math.round((Number(row[key]) / Number(totales[key])) * 1000) / 10;
    if (row[SHARE] === share) continue;
    const expected = `${row[key]} of ${totales[key]} is ${share} %, the row says ${row[SHARE]}`;
    yield issueAt(row, [SHARE], 'share is not the quotient', expected);
  }
}

/** Example rows use the report's columns, and totals are the sum of the rows shown. */
export function* checkReports({ reports }: Facts): Iterable<FactIssue> {
  for (const report of reports) {
    const { columnas, ejemplo, grafico } = report;
    const { filas, totales, 'totales-calculados': computed = {} } = ejemplo;
    const column: Known = ['column', columnas.map(({ clave }) => clave)];
    for (const row of [...filas, totales]) yield* unknownKeys(row, column);
    yield* unknownNames(report, { 'columnas-con-total': column, responde: column });
    if (grafico.tipo !== 'ninguna') yield* unknownNames(grafico, { x: column, y: column });
    for (const [key, total] of Object.entries(totales)) {
      if (key in computed || key === SHARE || typeof total !== 'number') continue;
      const cells = filas.map((row) => row[key]).filter((cell) => typeof cell === 'number');
      const sum = cells.reduce((partial, cell) => partial + cell, 0);
      if (Math.abs(sum - total) < 0.001) continue;
      const expected = `the rows add up to ${Number(sum.toFixed(2))}, the total says ${total}`;
      yield issueAt(totales, [key], 'total is not the sum', expected);
    }
    yield* checkShares(ejemplo);
  }
}

/** Names of the columns that make an amount, by what they hold. */
const columnNames = {
  quantity: ['Cantidad', 'Empaque y cantidad'],
  price: ['Precio', 'Costo unitario', 'Valor unitario'],
  discount: ['Descuento %'],
  tax: ['Impuesto'],
};

/** The number of `$ 11.900`, `UND y 81` or `1,5`; none for a cell without one. */
function numberIn(cell: string | undefined): number | undefined {
  const written = /\d[\d.]*(?:,\d+)?(?!.*\d)/.exec(cell ?? '')?.[0];
  return written === undefined ? undefined : Number(written.replaceAll('.', '').replace(',', '.'));
}

/** What the lines of a window sum, each with its discount and, where a column says it, its tax; NaN when a number lacks. */
function sumOf(columns: readonly string[], rows: readonly (readonly string[])[]): number {
  const cellOf = (row: readonly string[], column: keyof typeof columnNames) =>
    row[columns.findIndex((name) => columnNames[column].includes(name))];
  const amounts = rows.map((row) => {
    const quantity = numberIn(cellOf(row, 'quantity')) ?? Number.NaN;
    const price = numberIn(cellOf(row, 'price')) ?? Number.NaN;
    const discount = numberIn(cellOf(row, 'discount')) ?? 0;
    const base = Math.round(quantity * price * (1 - discount / 100));
    const rate = numberIn(/IVA (\d+)/.exec(cellOf(row, 'tax') ?? '')?.[1]) ?? 0;
    return base + Math.round((base * rate) / 100);
  });
  return amounts.reduce((total, amount) => total + amount, 0);
}

/** The lines that a window shows: its own, or one with the examples of its fields. */
function rowsOf(screen: Screen, columns: readonly string[]): readonly (readonly string[])[] {
  if (screen.filas) return screen.filas;
  const exampleOf = (name: string) => screen.campos.find(({ nombre }) => nombre === name)?.ejemplo;
  return [columns.map((name) => exampleOf(name) ?? '')];
}

/** The total drawn in a window, and in a step of a walk-through that shows lines and total, is what its lines sum. */
export function* checkWindowTotals({ screens, walkThroughs }: Facts): Iterable<FactIssue> {
  const columnsOf = (screen: Screen) =>
    screen.lineas ?? screens.find(({ clave }) => clave === screen['lineas-de'])?.lineas ?? [];
  function* issues(fact: object, key: string, written: string, sum: number): Iterable<FactIssue> {
    if (Number.isNaN(sum) || numberIn(written) === sum) return;
    const expected = `its lines sum ${sum}, not «${written}»`;
    yield issueAt(fact, [key], 'total of a window', expected);
  }
  for (const screen of screens) {
    const total = screen.totales?.find(({ nombre }) => nombre === 'Total');
    const columns = columnsOf(screen);
    if (!total) continue;
    yield* issues(screen, 'totales', total.valor, sumOf(columns, rowsOf(screen, columns)));
  }
  for (const step of walkThroughs.flatMap(({ pasos }) => pasos)) {
    const total = step.valores?.Total;
    const screen = screens.find(({ clave }) => clave === step.pantalla);
    if (!total || !screen || !step.filas?.length) continue;
    yield* issues(step, 'valores', total, sumOf(columnsOf(screen), step.filas));
  }
}
