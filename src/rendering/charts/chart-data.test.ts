import { expect, test } from 'vitest';
import { smallFacts } from '../../../tests/support/small-facts';
import type { Report } from '../../facts/reports';
import { chartDataOf } from './chart-data';

const columns: Report['columnas'] = [
  { clave: 'centro', nombre: 'Centro', significado: 'Centro de costo.', tipo: 'texto' },
  { clave: 'total', nombre: 'Total', significado: 'Base más impuestos.', tipo: 'moneda' },
];
const rows = [
  { centro: 'Tienda', total: 300 },
  { centro: 'Hotel', total: 50 },
  { centro: 'Tienda', total: -100 },
];
const newestFirst = [
  { centro: '2024-12-16', total: 210 },
  { centro: '2024-01-15', total: 189 },
];

// Bars and rings have one mark for a name, of all its rows; a line one for each, over days forwards.
test.each([
  ['barras', rows, ['Tienda $ 200', 'Hotel $ 50']],
  ['torta', rows, ['Tienda $ 200', 'Hotel $ 50']],
  ['lineas', rows, ['Tienda $ 300', 'Hotel $ 50', 'Tienda −$ 100']],
  ['lineas', newestFirst, ['2024-01-15 $ 189', '2024-12-16 $ 210']],
  ['barras', newestFirst, ['2024-12-16 $ 210', '2024-01-15 $ 189']],
] as const)('%s of %j have the marks %j', (tipo, filas, marks) => {
  const [report] = smallFacts.reports;
  if (!report) throw new Error('the small facts have no report');
  const charted: Report = {
    ...report,
    columnas: columns,
    grafico: { tipo, x: 'centro', y: 'total' },
    ejemplo: { ...report.ejemplo, filas: [...filas] },
  };
  const points = chartDataOf(charted)?.points ?? [];
  expect(points.map((point) => `${point.label} ${point.formatted.replace('\u00a0', ' ')}`)).toEqual(
    marks,
  );
});
