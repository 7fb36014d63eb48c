import type { Element } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import { expect, test } from 'vitest';
import { rehypeTables } from './rehype-tables';

const LONG = 'Valor máximo que el cliente puede deber.';

function table(columns: readonly string[], cells: readonly string[], align?: string): Element {
  return h('table', [
    h('thead', [
      h(
        'tr',
        columns.map((column) => h('th', { align }, column)),
      ),
    ]),
    h('tbody', [
      h(
        'tr',
        cells.map((cell) => h('td', { align }, cell)),
      ),
    ]),
  ]);
}

function regionOf(node: Element): Element {
  const tree = { type: 'root' as const, children: [node] };
  rehypeTables()(tree);
  return tree.children[0] as Element;
}

test('each table stands in a focusable region named after its heading', () => {
  const tree = { type: 'root' as const, children: [h('h2', 'Campos'), h('table'), h('table')] };
  rehypeTables()(tree);
  expect(toHtml(tree)).toBe(
    '<h2>Campos</h2>' +
      '<div class="tabla" role="region" tabindex="0" aria-label="Tabla: Campos"><table></table></div>' +
      '<div class="tabla" role="region" tabindex="0" aria-label="Tabla: Campos (2)"><table></table></div>',
  );
});

test('a table of words names its columns for the phones that show it row by row', () => {
  const region = regionOf(table(['Campo', 'Qué escribir', 'Ejemplo "1"'], ['Cupo', LONG, 'Cero']));
  expect(region.properties.className).toEqual(['tabla', 'por-filas']);
  expect(toHtml(region)).toContain(
    `<td>Cupo</td><td data-columna="Qué escribir">${LONG}</td><td data-columna="Ejemplo &#x22;1&#x22;">Cero</td>`,
  );
});

test.each([
  ['right', '<th class="derecha">1</th>'],
  ['left', '<th>1</th>'],
])('cells that are aligned %s have no style of their own', (align, header) => {
  const html = toHtml(regionOf(table(['1'], ['2'], align)));
  expect(html).toContain(header);
  expect(html).not.toMatch(/align=|style=/);
});

test.each([
  ['figures', ['Día', 'Lunes', '$ 2.000', '3']],
  ['words', ['Día', 'De lunes a sábado', '', '']],
])('so does one of four columns with %s', (_kind, cells) => {
  const region = regionOf(table(['1', '2', '3', '4'], cells));
  expect(region.properties.className).toContain('por-filas');
});

test('so does one whose first column is as much to read as its second', () => {
  const region = regionOf(table(['Permisos', 'Qué hacer'], [`${LONG} ${LONG}`, 'Déjelos']));
  expect(region.properties.className).toContain('por-filas');
});

test('dates, codes and numbers with hyphens stay in one line', () => {
  for (const text of ['2026-11-21', '900.000.201-9', 'NC1-133', '2026-03-01 a 2026-03-31']) {
    expect(toHtml(regionOf(table(['1', '2'], ['a', text])))).toContain(`"codigo">${text}<`);
  }
  expect(toHtml(regionOf(table(['1', '2'], ['a', 'De 2026-11-21'])))).not.toContain('codigo');
});

test.each([
  ['two columns', table(['Campo', 'Qué escribir'], ['Cupo', LONG])],
  ['figures', table(['Día', 'Nota', 'Venta'], ['Lunes', LONG, '$ 2.000'], 'right')],
  ['short words', table(['Día', 'Abre', 'Cierra'], ['Lunes', '8:00', '18:00'])],
  ['marks', table(['1', '2', '3', '4', '5', '6'], [LONG, 'Sí', '', 'Sí', '', ''])],
])('a table of %s stays a table on a phone', (_kind, node) => {
  expect(regionOf(node).properties.className).not.toContain('por-filas');
});

test('a table of more columns than are read as words takes the whole column of the page', () => {
  const four = table(['1', '2', '3', '4'], ['', '', '', '']);
  expect(regionOf(four).properties.className).toContain('ancha');
  const three = table(['1', '2', '3'], ['', '', '']);
  expect(regionOf(three).properties.className).not.toContain('ancha');
});

test('figures end at one edge, and codes stay in one line', () => {
  const html = toHtml(
    regionOf(table(['Producto', 'Total', 'Nota'], ['ABA-003', '−$ 2.000', 'Dos'])),
  );
  expect(html).toContain('<th class="derecha">Total</th>');
  expect(html).toContain('<td class="codigo">ABA-003</td><td class="derecha">−$ 2.000</td>');
  expect(html).toContain('<td>Dos</td>');
});
