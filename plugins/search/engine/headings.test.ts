import { expect, it } from 'vitest';
import { encodeHeadings, sectionsOf } from './headings';

function record(url: string, title: string) {
  return { url, title, subcategory: title, text: '' };
}

it.each([
  ['¿Cómo anulo?', 'como-anulo', '¿Cómo anulo?'],
  ['Año 2026, sin IVA', 'ano-2026-sin-iva', 'Año 2026, sin IVA'],
  ['Pasos', 'pasos-1', 'Pasos\tpasos-1'],
  ['En dos\nlíneas', 'en-dos-lineas', 'En dos líneas'],
])('«%s» at #%s travels as «%s»', (heading, anchor, line) => {
  expect(encodeHeadings([{ heading, anchor }])).toBe(line);
});

it('gives back what was encoded, after the page itself', () => {
  const sections = [
    { heading: 'Llamar desde C#', anchor: 'llamar-desde-c' },
    { heading: 'Pasos', anchor: 'pasos-2' },
  ];
  const searchDocs = [record('/a/', 'Caja'), record('/b/', 'Sola')];
  const headings = [encodeHeadings(sections), encodeHeadings([])];
  expect(sectionsOf({ searchDocs, headings })).toEqual([
    { url: '/a/', title: 'Caja' },
    { url: '/a/#llamar-desde-c', title: 'Llamar desde C#' },
    { url: '/a/#pasos-2', title: 'Pasos' },
    { url: '/b/', title: 'Sola' },
  ]);
});
