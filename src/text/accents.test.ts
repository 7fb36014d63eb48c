import { expect, it } from 'vitest';
import { foldText, withoutAccents } from './accents';

it('takes every mark off for an address', () => {
  expect(withoutAccents('Año, café y pingüino')).toBe('Ano, cafe y pinguino');
});

it('keeps ñ where words are compared', () => {
  expect(foldText('AÑO Café PINGÜINO')).toBe('año cafe pinguino');
  expect(foldText('VENTA 12')).toBe('venta 12');
});
