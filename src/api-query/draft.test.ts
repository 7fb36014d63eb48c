import { expect, test } from 'vitest';
import { api } from '../../tests/support/api';
import { emptyDraft, type QueryDraft, targetOf } from './draft';
import { operatorNames } from './model';

const draft: QueryDraft = {
  ...emptyDraft('productos'),
  columns: ['codigo', 'nombre'],
  filters: [{ id: 0, column: 'nombre', operator: 'contiene', value: 'a:b&c=d #1+1 ñ?' }],
  order: [{ id: 0, column: 'codigo', descending: true }],
  limit: ' 5 ',
  page: '2',
};

test('a list asks for all that is chosen, encoded, and what is left empty stays out', () => {
  expect(targetOf(draft)).toBe(
    '/productos?columnas=codigo,nombre&filtro=nombre:contiene:a:b%26c%3Dd%20%231%2B1%20%C3%B1%3F&orden=-codigo&limite=5&pagina=2',
  );
  expect(targetOf({ ...emptyDraft('ventas'), countOnly: true })).toBe('/ventas?contar=si');
  expect(targetOf(emptyDraft('ventas'))).toBe('/ventas');
  // A record has no filters, order nor pages.
  const record = targetOf({ ...draft, kind: 'record', recordKey: 'ABA/001' });
  expect(record).toBe('/productos/ABA%2F001?columnas=codigo,nombre');
});

test('the operators that the builder offers are those of the facts', () => {
  expect(api.operators.map((operator) => operator.name)).toEqual(operatorNames);
});
