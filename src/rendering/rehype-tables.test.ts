import type { Element } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import { expect, test } from 'vitest';
import { textsOf } from '../../tests/support/drawn-elements';
import { rehypeTables } from './rehype-tables';

const LONG = 'Valor máximo que el cliente puede deber.';

function table(columns: readonly string[], cells: readonly string[], align?: string): Element {
  const row = (tag: 'th' | 'td', texts: readonly string[]) =>
    h(
      'tr',
      texts.map((text) => h(tag, { align }, text)),
    );
  return h('table', [h('thead', [row('th', columns)]), h('tbody', [row('td', cells)])]);
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
  ['Arroz blanco', true],
  ['7701234000101', false],
])('«%s» after a code heads its card with it: %s', (name, isNamed) => {
  const classes = regionOf(table(['Código', 'Dice', 'Nota'], ['ABA-001', name, LONG])).properties
    .className;
  expect(String(classes).includes('con-nombre')).toBe(isNamed);
});

test.each([
  ['right', '<th class="derecha">1</th>'],
  ['left', '<th>1</th>'],
])('cells that are aligned %s have no style of their own', (align, header) => {
  const html = toHtml(regionOf(table(['1'], ['2'], align)));
  expect(html).toContain(header);
  expect(html).not.toMatch(/align=|style=/);
});

test('dates, codes and numbers with hyphens stay in one line', () => {
  for (const text of ['2026-11-21', '900.000.201-9', 'NC1-133', '2026-03-01 a 2026-03-31']) {
    expect(toHtml(regionOf(table(['1', '2'], ['a', text])))).toContain(`"codigo">${text}<`);
  }
  expect(toHtml(regionOf(table(['1', '2'], ['a', 'De 2026-11-21'])))).not.toContain('codigo');
});

test.each([
  ['figures in four columns', true, table(['1', '2', '3', '4'], ['Día', 'Lunes', '$ 2.000', '3'])],
  ['words in four', true, table(['1', '2', '3', '4'], ['Día', 'De lunes a sábado', '', ''])],
  ['two, the first as much to read', true, table(['1', '2'], [`${LONG} ${LONG}`, 'Déjelos'])],
  ['two, the second a sentence', true, table(['Página', 'Dice'], ['Ventas', `${LONG} ${LONG}`])],
  ['two columns', false, table(['Campo', 'Qué escribir'], ['Cupo', LONG])],
  ['figures', false, table(['Día', 'Nota', 'Venta'], ['Lunes', LONG, '$ 2.000'], 'right')],
  ['short words', false, table(['Día', 'Abre', 'Cierra'], ['Lunes', '8:00', '18:00'])],
  ['marks', false, table(['1', '2', '3', '4', '5', '6'], [LONG, 'Sí', '', 'Sí', '', ''])],
])('whether a table of %s is read by rows on a phone: %s', (_kind, isByRows, node) => {
  const classes = String(regionOf(node).properties.className);
  expect(classes.includes('por-filas')).toBe(isByRows);
  // One of more columns than are read as words takes the whole column of the page.
  expect(classes.includes('ancha')).toBe(textsOf(node, 'th').length > 3);
});

test('figures end at one edge, and codes stay in one line', () => {
  const html = toHtml(
    regionOf(table(['Producto', 'Total', 'Nota'], ['ABA-003', '−$ 2.000', 'Dos'])),
  );
  expect(html).toContain('<th class="derecha">Total</th>');
  expect(html).toContain('<td class="codigo">ABA-003</td><td class="derecha">−$ 2.000</td>');
  expect(html).toContain('<td>Dos</td>');
});
