import { describe, expect, it } from 'vitest';
import { editDistance } from './edit-distance';

describe('editDistance', () => {
  it.each([
    ['factura', 'factura', 0],
    ['factura', 'fctura', 1],
    ['factura', 'facturas', 1],
    ['factura', 'facutra', 1],
    ['inventario', 'imbentario', 2],
  ])('%s, %s: %i', (from, to, distance) => {
    expect(editDistance(from, to, 2)).toBe(distance);
  });

  it('stops counting above the limit', () => {
    expect(editDistance('factura', 'cliente', 2)).toBe(3);
    expect(editDistance('a', 'abcdef', 2)).toBe(3);
  });
});
