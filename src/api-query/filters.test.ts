import { expect, test } from 'vitest';
import { messageFor, rowsFor, rowsOf } from '../../tests/support/api';

const invalid = (filter: string) =>
  `El filtro «${filter}» no es válido. Use columna:operador:valor.`;

function rowsMeeting(filter: string, entity: string) {
  return rowsFor(`/${entity}?limite=1000&filtro=${encodeURIComponent(filter)}`);
}

function codesFor(filter: string, entity = 'productos'): unknown[] {
  return rowsMeeting(filter, entity).map((row) => row.codigo);
}

/** Filters of products and of sales, and what they ask, without the engine. */
const asked: readonly [filter: string, meets: (row: Record<string, unknown>) => boolean][] = [
  ['grupo:igual:ABA', ({ grupo }) => grupo === 'ABA'],
  ['precio:igual:4800.00', ({ precio }) => precio === 4800],
  ['activo:igual:true', ({ activo }) => activo === true],
  ['proveedor:distinto:P01', ({ proveedor }) => proveedor !== 'P01'],
  ['precio:mayor:21000', ({ precio }) => Number(precio) > 21000],
  ['precio:mayor-igual:21000', ({ precio }) => Number(precio) >= 21000],
  ['precio:menor:21000', ({ precio }) => Number(precio) < 21000],
  ['precio:menor-igual:21000', ({ precio }) => Number(precio) <= 21000],
  ['precio:entre:4800,5250', ({ precio }) => Number(precio) >= 4800 && Number(precio) <= 5250],
  ['codigo:comienza:fer', ({ grupo }) => grupo === 'FER'],
  ['proveedor:vacio:si', ({ proveedor }) => proveedor === null],
  ['proveedor:vacio:no', ({ proveedor }) => proveedor !== null],
  ['fecha:mayor:2026-03-03', ({ fecha }) => String(fecha) > '2026-03-03'],
  ['fecha:menor-igual:2026-03-03', ({ fecha }) => String(fecha) <= '2026-03-03'],
  ['fecha:igual:2026-03-03', ({ fecha }) => fecha === '2026-03-03'],
  ['fecha:entre:2026-03-03,2026-03-04', ({ fecha }) => /^2026-03-0[34]$/.test(String(fecha))],
];

test.each(asked)('%s finds the rows that its words say', (filter, meets) => {
  const entity = filter.startsWith('fecha') ? 'ventas' : 'productos';
  const found = rowsMeeting(filter, entity);
  expect(found).toEqual(rowsOf(entity).filter(meets));
  expect(found.length).toBeGreaterThan(0);
});

test.each([
  ['igual tells capitals apart', 'grupo:igual:aba', []],
  ['and accents', 'nombre:igual:Cafe molido 500 g', []],
  ['contiene tells neither apart', 'nombre:contiene:CAFE', ['ABA-003', 'RES-004']],
  ['a null meets no operator', 'existencia:menor:10', ['FER-002', 'FER-005']],
])('%s: %s', (_what, filter, codes) => {
  expect(codesFor(filter)).toEqual(codes);
});

test('en takes a list, and vacio finds empty texts too', () => {
  expect(codesFor('codigo:en:C003,C001', 'clientes')).toEqual(['C001', 'C003']);
  expect(codesFor('calificacion:vacio:si', 'clientes')).toContain('C000');
});

test.each([
  ['modificado:igual:2026-03-02', 26],
  ['modificado:mayor:2026-03-02', 0],
  ['modificado:mayor:2026-03-02T08:00:00-05:00', 26],
])('a column of date and hour takes a day, or a moment: %s', (filter, count) => {
  expect(codesFor(filter)).toHaveLength(count);
});

test('several filters must all be met', () => {
  const both = 'filtro=fecha:igual:2026-03-06&filtro=terminal:igual:T02';
  expect(rowsFor(`/ventas?${both}`)).toHaveLength(4);
});

const list = (length: number) => Array.from({ length }, (_, index) => `C${index}`).join(',');

test.each([
  ...['precio', 'precio:mayor', 'precio:mayor:', 'precio:mas:100', 'nombre:mayor:100'],
  ...['activo:igual:si', 'precio:igual:$ 100', 'precio:igual:1.000.000', 'precio:entre:100'],
  ...['precio:entre:1,2,3', 'precio:en:100,', 'nombre:contiene:', 'proveedor:vacio:quizas'],
  ...['modificado:igual:2026-02-31', 'modificado:igual:2026-03-02T25:00:00-05:00'],
  ...['modificado:igual:31/03/2026', 'modificado:igual:2026-3-1', `codigo:en:${list(51)}`],
])('%s is refused with its own words', (filter) => {
  expect(messageFor(`/productos?filtro=${encodeURIComponent(filter)}`)).toBe(invalid(filter));
});

test('fifty values and ten filters fit, and no more', () => {
  const filters = (length: number) => Array(length).fill('filtro=precio:mayor:1').join('&');
  expect(messageFor(`/clientes?filtro=codigo:en:${list(50)}`)).toBeUndefined();
  expect(messageFor(`/productos?${filters(10)}`)).toBeUndefined();
  expect(messageFor(`/productos?${filters(11)}`)).toBe(invalid('precio:mayor:1'));
});
