import { expect, test } from 'vitest';
import type { WalkThroughStep } from '../../facts/walk-throughs';
import { stepViews } from './step-views';

const step = (more: Partial<WalkThroughStep>): WalkThroughStep => ({
  pantalla: 'factura',
  haga: 'Pulse **Grabar**.',
  resultado: 'Queda grabado.',
  ...more,
});

test('values and lines stay while the screen does, marks and messages do not', () => {
  const valores = { Cliente: 'C000', Total: '$ 0' };
  const filas = [['ABA-001', '1']];
  const [, same, emptied, other] = stepViews({
    rol: 'cajero',
    pasos: [
      step({ valores, filas, resaltar: ['Cliente'], mensaje: 'DLF-2003' }),
      step({ valores: { Total: '$ 4.800' } }),
      step({ filas: [] }),
      step({ pantalla: 'recaudos' }),
    ],
  });
  const kept = { screen: 'factura', role: 'cajero', highlight: [], spokenOf: ['Cliente', 'Total'] };
  const values = { Cliente: 'C000', Total: '$ 4.800' };
  expect(same).toEqual({ ...kept, values, rows: filas });
  expect(emptied).toEqual({ ...kept, values, rows: [] });
  expect(other).toEqual({ ...kept, screen: 'recaudos', values: {}, spokenOf: [] });
});
