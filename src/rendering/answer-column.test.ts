import { expect, test } from 'vitest';
import { loadReports, type Report } from '../facts/reports';
import { answerColumn } from './answer-column';

const reports = loadReports('data');

function answerOf(route: string): string | undefined {
  const report = reports.find(({ ruta }) => ruta === `delfin/${route}`);
  return answerColumn(report as Report);
}

test.each([
  ['what its chart draws, where it has no total', 'reportes/cartera/por-cliente', 'saldo'],
  ['its total', 'reportes/clientes/frecuentes', 'total'],
  [
    'the last that is measured, where it draws nothing',
    'reportes/cartera/estado-de-cuenta',
    'saldo',
  ],
  ['no column, where nothing is measured', 'reportes/clientes/nuevos', undefined],
])('the answer of a report is %s', (_kind, route, key) => {
  expect(answerOf(route)).toBe(key);
});
