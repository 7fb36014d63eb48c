import { expect, test } from 'vitest';
import { smallFacts } from '../../tests/support/small-facts';
import type { Report } from '../facts/reports';
import { answerColumn } from './answer-column';

const [report] = smallFacts.reports.values();

/** A report of these columns, each a key, its name and kind, and what its chart draws. */
function answerOf(
  columns: readonly [string, string, string][],
  drawn?: string,
): string | undefined {
  const columnas = columns.map(([clave, nombre, tipo]) => ({ clave, nombre, tipo }));
  const grafico = drawn ? { tipo: 'barras', x: 'nombre', y: drawn } : { tipo: 'ninguna' };
  return answerColumn({ ...report, columnas, grafico } as unknown as Report);
}

const NAME: [string, string, string] = ['nombre', 'Nombre', 'texto'];
const BALANCE: [string, string, string] = ['saldo', 'Saldo', 'moneda'];
const TOTAL: [string, string, string] = ['total', 'Total', 'moneda'];
const UNITS: [string, string, string] = ['unidades', 'Unidades', 'numero'];

test('the answer of a report is its total', () => {
  expect(answerOf([NAME, TOTAL, BALANCE], 'saldo')).toBe('total');
});

test('or what its chart draws', () => {
  expect(answerOf([NAME, BALANCE, UNITS], 'saldo')).toBe('saldo');
});

test('or the last that is measured', () => {
  expect(answerOf([NAME, BALANCE, UNITS, ['estado', 'Estado', 'texto']])).toBe('unidades');
});

test('and none where nothing is measured', () => {
  expect(answerOf([NAME, ['estado', 'Estado', 'texto']])).toBeUndefined();
});
