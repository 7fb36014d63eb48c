import { expect, test } from 'vitest';
import { smallFacts } from '../../../tests/support/small-facts';
import type { Report } from '../../facts/reports';
import { chartDataOf } from './chart-data';

const columns = [
  { clave: 'centro', nombre: 'Centro', significado: 'Centro de costo.', tipo: 'texto' },
  { clave: 'mes', nombre: 'Mes', significado: 'Mes.', tipo: 'texto' },
  { clave: 'total', nombre: 'Total', significado: 'Base más impuestos.', tipo: 'moneda' },
] as const;

const rows = [
  { centro: 'Tienda', mes: 'febrero', total: 300 },
  { centro: 'Hotel', mes: 'febrero', total: 50 },
  { centro: 'Tienda', mes: 'marzo', total: -100 },
];

function marks(
  kind: 'barras' | 'lineas' | 'torta',
  filas: Report['ejemplo']['filas'] = rows,
): [string, string][] {
  const [report] = smallFacts.reports.values();
  if (!report) throw new Error('the small facts have no report');
  const charted: Report = {
    ...report,
    columnas: [...columns],
    grafico: { tipo: kind, x: 'centro', y: 'total' },
    ejemplo: {
      ...report.ejemplo,
      filas,
    },
  };
  return (chartDataOf(charted)?.points ?? []).map(({ label, formatted }) => [label, formatted]);
}

test('bars and rings have one mark for a name, of all its rows; a line has one for each row', () => {
  const whole = [
    ['Tienda', '$\u00a0200'],
    ['Hotel', '$\u00a050'],
  ];
  expect(marks('barras')).toEqual(whole);
  expect(marks('torta')).toEqual(whole);
  expect(marks('lineas').map(([label]) => label)).toEqual(['Tienda', 'Hotel', 'Tienda']);
});

test('a line over days runs forwards, whatever the order of the table', () => {
  const newestFirst = [
    { centro: '2024-12-16', mes: '', total: 210 },
    { centro: '2024-01-15', mes: '', total: 189 },
  ];
  expect(marks('lineas', newestFirst).map(([label]) => label)).toEqual([
    '2024-01-15',
    '2024-12-16',
  ]);
  expect(marks('barras', newestFirst).map(([label]) => label)).toEqual([
    '2024-12-16',
    '2024-01-15',
  ]);
});
