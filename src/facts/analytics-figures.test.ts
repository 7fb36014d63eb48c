import path from 'node:path';
import { expect, test } from 'vitest';
import { loadFacts } from './load-facts';

const facts = loadFacts(path.resolve('data'));

/** Every number that a report or query of Delfín shows in its example. */
const reported = new Set(
  facts.reports.flatMap(({ ejemplo }) =>
    [...ejemplo.filas, ejemplo.totales, ejemplo['totales-calculados'] ?? {}]
      .flatMap((row) => Object.values(row))
      .filter((cell) => typeof cell === 'number'),
  ),
);

/** `$ 20.118.888` as a number; undefined for what is no amount. */
function amountOf(cell: string | number): number | undefined {
  const [, sign, digits] = /^\**(−?)\$ ([\d.]+)\**$/.exec(String(cell)) ?? [];
  if (digits === undefined) return undefined;
  return Number(digits.replaceAll('.', '')) * (sign ? -1 : 1);
}

const tables = facts.pages
  .filter(({ ruta }) => ruta.startsWith('analytics/ver-informes/'))
  .flatMap(({ ruta, tablas = [] }) => tablas.map((table) => ({ ruta, ...table })));

/** Amounts that are part of a total that a report shows, and of no report by themselves. */
const parts: Record<string, readonly number[]> = {
  'sale of Monday to Friday, and of Saturday': [16757658, 3361230, 20118888],
  'inventory of each group': [6620627, 2975455, 2699555, 2046976, 1456724, 15799337],
  'tips of March, of each waiter': [96800, 103400, 200200],
  'receivables to fall due, and overdue by age': [3130929, 1885211, 997330, 313500, 6326970],
};

test('every amount of an Analytics report is one of its report in Delfín', () => {
  const known = new Set([...reported, ...Object.values(parts).flat(), 0]);
  const strange = tables.flatMap(({ ruta, id, columnas, filas }) =>
    filas.flatMap((row) =>
      row.flatMap((cell, index) => {
        const amount = columnas[index] === 'Ticket' ? undefined : amountOf(cell);
        const isKnown = amount === undefined || known.has(amount);
        return isKnown ? [] : [`${ruta}, ${id}, ${row[0]}: ${cell}`];
      }),
    ),
  );
  expect(strange).toEqual([]);
});

test.each(Object.entries(parts))('%s add up', (_name, amounts) => {
  const sum = amounts.slice(0, -1).reduce((total, amount) => total + amount, 0);
  expect(sum).toBe(amounts.at(-1));
});

test('every ticket is the total over its documents', () => {
  const rows = tables
    .filter(({ columnas }) => columnas.includes('Ticket'))
    .flatMap(({ columnas, filas }) =>
      filas.map((row) => {
        const cell = (column: string) => String(row[columnas.indexOf(column)]).replaceAll('**', '');
        return [amountOf(cell('Total')) ?? 0, Number(cell('Documentos')), amountOf(cell('Ticket'))];
      }),
    );
  expect(rows.length).toBeGreaterThan(10);
  for (const [total = 0, documents = 0, ticket] of rows) {
    expect(ticket).toBe(Math.round(total / documents));
  }
});
