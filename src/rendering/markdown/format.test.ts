import { expect, test } from 'vitest';
import { formatCell, formatDay } from './format';

test.each([
  [1234567, 'moneda', '$ 1.234.567'],
  [-2000, 'moneda', '−$ 2.000'],
  [3772.87, 'moneda', '$ 3.773'],
  [5161, 'numero', '5.161'],
  [0.83, 'numero', '0,83'],
  [-3, 'numero', '−3'],
  [19, 'porcentaje', '19,0 %'],
  [-5.79, 'porcentaje', '−5,8 %'],
  [6, 'promedio', '6,00'],
  ['2026-03-31', 'fecha', '2026-03-31'],
  [undefined, 'texto', ''],
])('%s as %s is written «%s», in one piece', (cell, kind, written) => {
  expect(formatCell(cell, kind)).toBe(written.replace(' ', '\u00a0'));
});

test('days are written out', () => {
  expect(formatDay('2026-03-01')).toBe('1 de marzo de 2026');
});
