import { describe, expect, test } from 'vitest';
import { api, messageFor, rowsFor, rowsOf } from '../../tests/support/api';

const invalid = (filter: string) =>
  `El filtro «${filter}» no es válido. Use columna:operador:valor.`;

function codesFor(filter: string, entity = 'productos'): unknown[] {
  return rowsFor(`/${entity}?columnas=codigo&filtro=${encodeURIComponent(filter)}`).map(
    (row) => row.codigo,
  );
}

/** The same rows, found without the engine. */
function productsWhere(meets: (row: Record<string, unknown>) => boolean): unknown[] {
  return rowsOf('productos')
    .filter(meets)
    .map((row) => row.codigo);
}

describe('each operator finds the rows that its words say', () => {
  test('igual tells capitals and accents apart', () => {
    expect(codesFor('grupo:igual:ABA')).toEqual(productsWhere((row) => row.grupo === 'ABA'));
    expect(codesFor('grupo:igual:aba')).toEqual([]);
    expect(codesFor('nombre:igual:Café molido 500 g')).toEqual(['ABA-003']);
    expect(codesFor('nombre:igual:Cafe molido 500 g')).toEqual([]);
  });

  test('igual on numbers and on yes or no', () => {
    expect(codesFor('precio:igual:4800')).toEqual(['ABA-001']);
    expect(codesFor('precio:igual:4800.00')).toEqual(['ABA-001']);
    expect(codesFor('activo:igual:true')).toHaveLength(26);
    expect(codesFor('activo:igual:false')).toEqual([]);
  });

  test('distinto keeps the nulls', () => {
    expect(codesFor('proveedor:distinto:P01')).toEqual(
      productsWhere((row) => row.proveedor !== 'P01'),
    );
    expect(codesFor('proveedor:distinto:P01')).toHaveLength(22);
  });

  test.each([
    ['mayor', (price: number) => price > 21000],
    ['mayor-igual', (price: number) => price >= 21000],
    ['menor', (price: number) => price < 21000],
    ['menor-igual', (price: number) => price <= 21000],
  ])('%s compares numbers', (operator, meets) => {
    expect(codesFor(`precio:${operator}:21000`)).toEqual(
      productsWhere((row) => meets(Number(row.precio))),
    );
  });

  test.each([
    ['mayor', '2026-03-03', (day: string) => day > '2026-03-03'],
    ['menor-igual', '2026-03-03', (day: string) => day <= '2026-03-03'],
    ['entre', '2026-03-03,2026-03-04', (day: string) => ['2026-03-03', '2026-03-04'].includes(day)],
    ['igual', '2026-03-03', (day: string) => day === '2026-03-03'],
  ])('%s compares dates', (operator, value, meets) => {
    const found = rowsFor(`/ventas?limite=1000&filtro=fecha:${operator}:${value}`);
    expect(found).toEqual(rowsOf('ventas').filter((row) => meets(String(row.fecha))));
    expect(found.length).toBeGreaterThan(0);
  });

  test('entre includes both ends', () => {
    expect(codesFor('precio:entre:4800,5250')).toEqual(
      productsWhere((row) => Number(row.precio) >= 4800 && Number(row.precio) <= 5250),
    );
  });

  test('contiene and comienza tell no capitals and no accents apart', () => {
    expect(codesFor('nombre:contiene:CAFE')).toEqual(['ABA-003', 'RES-004']);
    expect(codesFor('nombre:contiene:café')).toEqual(['ABA-003', 'RES-004']);
    expect(codesFor('codigo:comienza:fer')).toEqual(productsWhere((row) => row.grupo === 'FER'));
    expect(codesFor('nombre:contiene:una')).not.toContain('FER-001');
  });

  test('en takes a list of texts or numbers', () => {
    expect(codesFor('codigo:en:C003,C001', 'clientes')).toEqual(['C001', 'C003']);
    expect(rowsFor('/precios?filtro=id:en:5,7').map((row) => row.id)).toEqual([5, 7]);
  });

  test('vacio finds nulls and empty texts', () => {
    expect(codesFor('proveedor:vacio:si')).toEqual(productsWhere((row) => row.proveedor === null));
    expect(codesFor('proveedor:vacio:no')).toHaveLength(20);
    expect(codesFor('calificacion:vacio:si', 'clientes')).toContain('C000');
  });

  test('a null meets no other operator', () => {
    expect(codesFor('existencia:menor:10')).toEqual(['FER-002', 'FER-005']);
    expect(codesFor('existencia:mayor-igual:0')).toHaveLength(19);
  });

  test('a column of date and hour takes a day, or a moment', () => {
    expect(codesFor('modificado:igual:2026-03-02')).toHaveLength(26);
    expect(codesFor('modificado:mayor:2026-03-02')).toEqual([]);
    expect(codesFor('modificado:mayor:2026-03-02T08:00:00-05:00')).toHaveLength(26);
  });

  test('several filters must all be met', () => {
    expect(rowsFor('/ventas?filtro=fecha:igual:2026-03-06&filtro=terminal:igual:T02')).toHaveLength(
      4,
    );
  });

  test('every operator of the facts works on every kind of column that it says', () => {
    const value = { texto: 'a', numero: '1', fecha: '2026-03-02', booleano: 'true' };
    const columns = {
      texto: '/ventas?filtro=documento',
      numero: '/ventas?filtro=total',
      fecha: '/ventas?filtro=fecha',
      booleano: '/productos?filtro=activo',
    };
    for (const { name, kinds } of api.operators) {
      for (const kind of ['texto', 'numero', 'fecha', 'booleano'] as const) {
        const operand = { vacio: 'si', entre: `${value[kind]},${value[kind]}` }[name as string];
        const target = `${columns[kind]}:${name}:${operand ?? value[kind]}`;
        const works = messageFor(target) === undefined;
        expect(works, target).toBe(kinds.includes(kind));
      }
    }
  });
});

describe('a filter that is wrong is refused with its own words', () => {
  test.each([
    'precio',
    'precio:mayor',
    'precio:mayor:',
    'precio:mas:100',
    'nombre:mayor:100',
    'activo:igual:si',
    'precio:igual:$ 100',
    'precio:igual:1.000.000',
    'precio:entre:100',
    'precio:entre:1,2,3',
    'precio:en:100,',
    'nombre:contiene:',
    'proveedor:vacio:quizas',
    'modificado:igual:2026-02-31',
    'modificado:igual:2026-03-02T25:00:00-05:00',
  ])('%s', (filter) => {
    expect(messageFor(`/productos?filtro=${encodeURIComponent(filter)}`)).toBe(invalid(filter));
  });

  test.each(['31/03/2026', '2026-3-1', '2026-02-30', 'hoy'])('the date %s', (date) => {
    expect(messageFor(`/ventas?filtro=fecha:igual:${date}`)).toBe(invalid(`fecha:igual:${date}`));
  });

  test('a list of more than fifty values', () => {
    const list = (length: number) => Array.from({ length }, (_, index) => `C${index}`).join(',');
    expect(messageFor(`/clientes?filtro=codigo:en:${list(50)}`)).toBeUndefined();
    expect(messageFor(`/clientes?filtro=codigo:en:${list(51)}`)).toBe(
      invalid(`codigo:en:${list(51)}`),
    );
  });

  test('the eleventh filter', () => {
    const filters = (length: number) => Array(length).fill('filtro=precio:mayor:1').join('&');
    expect(messageFor(`/productos?${filters(10)}`)).toBeUndefined();
    expect(messageFor(`/productos?${filters(11)}`)).toBe(invalid('precio:mayor:1'));
  });
});
