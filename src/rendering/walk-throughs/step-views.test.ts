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
  const views = stepViews({
    rol: 'cajero',
    pasos: [
      step({
        valores: { Cliente: 'C000', Total: '$ 0' },
        filas: [['ABA-001', '1']],
        resaltar: ['Cliente'],
        mensaje: 'DLF-2003',
      }),
      step({ valores: { Total: '$ 4.800' } }),
      step({ pantalla: 'recaudos' }),
    ],
  });
  expect(views[1]).toEqual({
    screen: 'factura',
    role: 'cajero',
    values: { Cliente: 'C000', Total: '$ 4.800' },
    rows: [['ABA-001', '1']],
    highlight: [],
    spokenOf: ['Cliente', 'Total'],
  });
  expect(views[2]).toEqual({
    screen: 'recaudos',
    role: 'cajero',
    values: {},
    highlight: [],
    spokenOf: [],
  });
});

test('a step without lines of its own can empty the list', () => {
  const views = stepViews({
    rol: 'cajero',
    pasos: [step({ filas: [['FE1-1367']] }), step({ filas: [] })],
  });
  expect(views[1]?.rows).toEqual([]);
});
