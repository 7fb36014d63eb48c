import { describe, expect, test } from 'vitest';
import { api, ask, facts, messageFor, rowsFor, rowsOf } from '../../tests/support/api';
import { answerRequest } from './answer';
import { errorAnswer } from './errors';

describe('a list', () => {
  test('brings every column in the order of the entity, or those asked for in theirs', () => {
    const columnsOf = (target: string) => Object.keys(rowsFor(target)[0] ?? {});
    const all = api.entities[0]?.columns.map((column) => column.name);
    expect(columnsOf('/productos?limite=1')).toEqual(all);
    expect(columnsOf('/productos?columnas=precio,codigo')).toEqual(['precio', 'codigo']);
  });

  test('may be ordered and filtered by a column that it does not bring', () => {
    expect(rowsFor('/productos?columnas=codigo&filtro=grupo:igual:HOS&orden=-precio')).toEqual([
      { codigo: 'HOS-002' },
      { codigo: 'HOS-001' },
    ]);
  });

  test.each([
    ['', 100],
    ['limite=7', 7],
    ['limite=0', 1],
    ['limite=-5', 1],
    ['limite=5000', 1000],
    ['limite=muchas', 100],
  ])('of 1,500 sales, asked for with «%s», brings %i', (parameter, limit) => {
    const many = Array.from({ length: 1500 }, (_, id) => ({ documento: `PE1-${id}` }));
    const request = { method: 'GET', target: `/ventas?${parameter}`, key: api.exampleKey };
    const { body } = answerRequest(request, api, () => many);
    expect(body).toMatchObject({ limite: limit, total: 1500, datos: many.slice(0, limit) });
  });

  test('is walked page by page until one comes empty', () => {
    const pages = [1, 2, 3, 4].map((page) => rowsFor(`/ventas?limite=10&pagina=${page}`));
    expect(pages.flat()).toEqual(rowsOf('ventas'));
    expect(pages.at(-1)).toEqual([]);
    expect(ask('/ventas?pagina=0').body).toMatchObject({ pagina: 1 });
  });
});

describe('the order', () => {
  test('ties stay as they were recorded', () => {
    const inOrder = rowsFor('/ventas?limite=1000&orden=fecha').map((row) => row.documento);
    expect(inOrder).toEqual(rowsOf('ventas').map((row) => row.documento));
  });

  test('takes several columns, each with its direction', () => {
    const found = rowsFor('/productos?orden=grupo,-precio').filter(({ grupo }) => grupo === 'ABA');
    const prices = found.map(({ precio }) => Number(precio));
    expect(found[0]).toEqual(rowsFor('/productos?orden=grupo,-precio')[0]);
    expect(prices).toEqual(prices.toSorted((one, other) => other - one));
  });

  test('leaves the nulls last in both directions', () => {
    for (const order of ['proveedor', '-proveedor']) {
      const found = rowsFor(`/productos?orden=${order}`).map((row) => row.proveedor);
      expect(found.slice(-6)).toEqual(Array(6).fill(null));
      expect(found[0]).not.toBeNull();
    }
  });

  test('sorts texts as a Spanish reader does', () => {
    const names = rowsFor('/productos?columnas=nombre&orden=nombre').map((row) => row.nombre);
    expect(names.indexOf('Azúcar morena 1 kg')).toBeLessThan(names.indexOf('Bombillo LED 9 W'));
    expect(names[0]).toBe('Aceite vegetal 1 L');
  });

  test('does not count a fourth column, not even to find it wrong', () => {
    expect(messageFor('/productos?orden=grupo,tipo,codigo,nada')).toBeUndefined();
  });
});

test.each([
  ['/estado', api.status],
  ['/puntos/C009', rowsOf('puntos')[0]],
  ['/existencias/1', rowsOf('existencias')[0]],
  ['/productos/ABA-003?columnas=precio', { precio: 21000 }],
  [
    '/ventas?filtro=estado:igual:anulado&contar=si',
    { total: rowsOf('ventas').filter(({ estado }) => estado === 'anulado').length },
  ],
])('%s answers a record, or a count, alone', (target, body) => {
  expect(ask(target).body).toEqual(body);
});

describe('each error that a request can cause', () => {
  const request = { method: 'GET', target: '/productos', key: api.exampleKey };

  test.each([
    ['API-400', '/productos?filtro=precio:mas:100'],
    ['API-401', '/productos?columnas=preico'],
    ['API-401', '/productos?filtro=preico:mayor:1'],
    ['API-401', '/productos?orden=-preico'],
    ['API-430', '/producto'],
    ['API-431', '/productos/ABA-999'],
  ])('%s: %s answers the body of the catalogue', (code, target) => {
    const example = facts.api.errores.find((error) => error.codigo === code)?.ejemplo;
    expect(ask(target)).toEqual(errorAnswer(api, code, example));
  });

  test('API-410, API-411 and API-440: the key and the method', () => {
    const answer = (changed: Partial<typeof request> & { key?: string | undefined }) =>
      answerRequest({ ...request, ...changed }, api, rowsOf);
    expect(answer({ key: undefined })).toEqual(errorAnswer(api, 'API-410'));
    expect(answer({ key: 'dlf_OTRA' })).toEqual(errorAnswer(api, 'API-411'));
    expect(answer({ method: 'POST' })).toEqual(errorAnswer(api, 'API-440'));
    expect(answer({ target: '/estado', key: undefined }).status).toBe(200);
  });

  test('an address of more than 4000 characters is refused, with what makes it long', () => {
    const list = (length: number) => `/productos?filtro=codigo:en:${'A'.repeat(length)}`;
    const room = api.limits.maxAddressLength - api.baseUrl.length - list(0).length;
    expect(ask(list(room)).status).toBe(200);
    expect(messageFor(list(room + 1))).toBe(
      `El filtro «codigo:en:${'A'.repeat(50)}…» no es válido. Use columna:operador:valor.`,
    );
  });

  test.each([
    ['/xyzxyzxyz', 'La entidad «xyzxyzxyz» no existe.'],
    ['/estado/x', expect.stringContaining('La entidad «estado» no existe.')],
    // Of two mistakes, the columns are told before the filters, and these before the order.
    ['/productos?columnas=x&filtro=y:igual:1&orden=z', expect.stringContaining('«x»')],
    ['/productos?filtro=y:igual:1&orden=z', expect.stringContaining('«y»')],
  ])('%s is told: %s', (target, message) => {
    expect(messageFor(target)).toEqual(message);
  });
});

test.each(facts.api.errores)('$codigo has a body with nothing left to fill', (error) => {
  const { status, body } = errorAnswer(api, error.codigo, error.ejemplo);
  expect(status).toBe(error.http);
  expect(body.error).toMatchObject({ codigo: error.codigo, tipo: error.error });
  expect(body.error.mensaje).not.toMatch(/[{}]/);
});

test('a code that the catalogue lacks is a mistake of the program', () => {
  expect(() => errorAnswer(api, 'API-999')).toThrow(/data\/api\/api.yaml/);
});
