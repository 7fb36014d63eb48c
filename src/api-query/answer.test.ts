import { describe, expect, test } from 'vitest';
import { api, ask, facts, messageFor, rowsFor, rowsOf } from '../../tests/support/api';
import { answerRequest } from './answer';
import { errorAnswer } from './errors';
import { encodeTarget } from './request';

describe('the examples of the facts', () => {
  test.each(facts.api.ejemplos)('«$clave» answers the same when it is encoded', ({ peticion }) => {
    expect(ask(encodeTarget(peticion))).toEqual(ask(peticion));
  });
});

describe('a list', () => {
  test('brings every column in the order of the entity when none is asked for', () => {
    const columns = api.entities[0]?.columns.map((column) => column.name);
    expect(Object.keys(rowsFor('/productos?limite=1')[0] ?? {})).toEqual(columns);
  });

  test('brings the columns asked for, in that order', () => {
    expect(Object.keys(rowsFor('/productos?columnas=precio,codigo')[0] ?? {})).toEqual([
      'precio',
      'codigo',
    ]);
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

  test('with contar=si is its count alone, with the filters', () => {
    expect(ask('/ventas?filtro=estado:igual:anulado&contar=si').body).toEqual({
      total: rowsOf('ventas').filter((row) => row.estado === 'anulado').length,
    });
  });
});

describe('the order', () => {
  test('ties stay as they were recorded', () => {
    const inOrder = rowsFor('/ventas?limite=1000&orden=fecha').map((row) => row.documento);
    expect(inOrder).toEqual(rowsOf('ventas').map((row) => row.documento));
  });

  test('takes several columns, each with its direction', () => {
    const found = rowsFor('/productos?orden=grupo,-precio');
    const { grupo: group = '' } = found[0] ?? {};
    const prices = found.filter(({ grupo }) => grupo === group).map(({ precio }) => Number(precio));
    expect(group).toBe('ABA');
    expect(prices).toEqual([...prices].sort((one, other) => other - one));
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

describe('one record', () => {
  test('comes alone, by the key of its entity', () => {
    expect(ask('/puntos/C009').body).toEqual(rowsOf('puntos')[0]);
    expect(ask('/existencias/1').body).toEqual(rowsOf('existencias')[0]);
  });

  test.each(api.entities)('every $name is found by its $key', ({ name, key }) => {
    for (const row of rowsOf(name)) {
      expect(ask(`/${name}/${encodeURIComponent(String(row[key]))}`).status).toBe(200);
    }
  });

  test('may come with fewer columns', () => {
    expect(ask('/productos/ABA-003?columnas=precio').body).toEqual({ precio: 21000 });
  });
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

  test('an entity like none has no suggestion', () => {
    expect(messageFor('/xyzxyzxyz')).toBe('La entidad «xyzxyzxyz» no existe.');
  });

  test('of two mistakes, the columns are told before the filters, and these before the order', () => {
    expect(messageFor('/productos?columnas=x&filtro=y:igual:1&orden=z')).toContain('«x»');
    expect(messageFor('/productos?filtro=y:igual:1&orden=z')).toContain('«y»');
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
