import { expect, test } from 'vitest';
import { api, ask, facts } from '../../tests/support/api';
import { draftOf, emptyDraft, targetOf } from './draft';
import { operatorNames } from './model';
import { encodeTarget } from './request';

/** The examples whose mistake is one that the builder's choices cannot make, and the state. */
const outside = ['probar', 'columna-mal-escrita', 'operador-que-no-existe', 'entidad-mal-escrita'];

test.each(facts.api.ejemplos.filter(({ clave }) => outside.includes(clave)))(
  '«$clave» is not made of the choices of the builder',
  ({ peticion }) => {
    expect(draftOf(peticion, api)).toBeUndefined();
  },
);

test.each(facts.api.ejemplos.filter(({ clave }) => !outside.includes(clave)))(
  '«$clave» is built again by the choices that it is made of',
  ({ peticion }) => {
    const draft = draftOf(peticion, api);
    expect(draft && ask(targetOf(draft))).toEqual(ask(peticion));
    expect(draft && targetOf(draft).split(/[?&]/).sort()).toEqual(
      encodeTarget(peticion).split(/[?&]/).sort(),
    );
  },
);

test('what is left empty stays out of the address', () => {
  expect(targetOf(emptyDraft('ventas'))).toBe('/ventas');
  expect(targetOf({ ...emptyDraft('ventas'), limit: ' 5 ', page: '2' })).toBe(
    '/ventas?limite=5&pagina=2',
  );
});

test('a record has no filters, order nor pages', () => {
  const draft = draftOf('/productos?filtro=precio:mayor:1&orden=codigo&limite=3&contar=si', api);
  expect(draft && targetOf({ ...draft, kind: 'record', recordKey: 'ABA/001' })).toBe(
    '/productos/ABA%2F001',
  );
});

test('a value may hold colons and marks of an address', () => {
  const draft = draftOf('/productos', api);
  const filter = { id: 1, column: 'nombre', operator: 'igual', value: 'a:b&c=d #1+1 ñ?' } as const;
  const target = targetOf({ ...(draft ?? emptyDraft('productos')), filters: [filter] });
  expect(draftOf(target, api)?.filters).toEqual([{ ...filter, id: 0 }]);
});

test('the operators that the builder offers are those of the facts', () => {
  expect(api.operators.map((operator) => operator.name)).toEqual(operatorNames);
});
