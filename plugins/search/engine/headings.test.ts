import { expect, it } from 'vitest';
import { decodeHeadings, encodeHeadings } from './headings';

it.each([
  ['¿Cómo anulo?', 'como-anulo', '¿Cómo anulo?'],
  ['Año 2026, sin IVA', 'ano-2026-sin-iva', 'Año 2026, sin IVA'],
  ['Pasos', 'pasos-1', 'Pasos\tpasos-1'],
  ['En dos\nlíneas', 'en-dos-lineas', 'En dos líneas'],
])('«%s» at #%s travels as «%s»', (heading, anchor, line) => {
  expect(encodeHeadings([{ heading, anchor }])).toBe(line);
});

it('gives back what was encoded', () => {
  const sections = [
    { heading: 'Llamar desde C#', anchor: 'llamar-desde-c' },
    { heading: 'Pasos', anchor: 'pasos-2' },
  ];
  expect(decodeHeadings(encodeHeadings(sections))).toEqual([
    ['Llamar desde C#', 'llamar-desde-c'],
    ['Pasos', 'pasos-2'],
  ]);
  expect(decodeHeadings(encodeHeadings([]))).toEqual([]);
});
