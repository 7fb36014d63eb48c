import { expect, test } from 'vitest';
import { smallFacts } from '../../../tests/support/small-facts';
import type { Report } from '../../facts/reports';
import { chartDataOf } from './chart-data';

const columns = [
  { clave: 'centro', nombre: 'Centro', significado: 'Centro de costo.', tipo: 'texto' },
  { clave: 'mes', nombre: 'Mes', significado: 'Mes.', tipo: 'texto' },
  { clave: 'total', nombre: 'Total', significado: 'Base más impuestos.', tipo: 'moneda' },
] as const;

function marks(kind: 'barras' | 'lineas' | 'torta'): [string, string][] {
  const [report] = smallFacts.reports.values();
  if (!report) throw new Error('the small facts have no report');
  const charted: Report = {
    ...report,
    columnas: [...columns],
    grafico: { tipo: kind, x: 'centro', y: 'total' },
    ejemplo: {
      ...report.ejemplo,
      filas: [
        { centro: 'Tienda', mes: 'febrero', total: 300 },
        { centro: 'Hotel', mes: 'febrero', total: 50 },
        { centro: 'Tienda', mes: 'marzo', total: -100 },
      ],
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
