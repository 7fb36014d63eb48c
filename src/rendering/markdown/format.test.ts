import { expect, test } from 'vitest';
import { formatCell, formatDay, formatNumber, formatPercentage, formatPesos } from './format';

test('pesos take a hard space, dots for thousands and the minus before the sign', () => {
  expect(formatPesos(1234567)).toBe('$\u00a01.234.567');
  expect(formatPesos(-2000)).toBe('−$\u00a02.000');
  expect(formatPesos(3772.87)).toBe('$\u00a03.773');
});

test('numbers use a decimal comma and keep their decimals', () => {
  expect(formatNumber(5161)).toBe('5.161');
  expect(formatNumber(0.83)).toBe('0,83');
  expect(formatNumber(-3)).toBe('−3');
});

test('percentages show one decimal', () => {
  expect(formatPercentage(19)).toBe('19,0\u00a0%');
  expect(formatPercentage(-5.79)).toBe('−5,8\u00a0%');
});

test('days are written out', () => {
  expect(formatDay('2026-03-01')).toBe('1 de marzo de 2026');
});

test('a cell is written by the kind of its column', () => {
  expect(formatCell(1200, 'moneda')).toBe('$\u00a01.200');
  expect(formatCell(35.2, 'porcentaje')).toBe('35,2\u00a0%');
  expect(formatCell(6, 'promedio')).toBe('6,00');
  expect(formatCell('2026-03-31', 'fecha')).toBe('2026-03-31');
  expect(formatCell(undefined, 'texto')).toBe('');
});
