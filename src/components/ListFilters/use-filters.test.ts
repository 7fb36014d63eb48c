import { describe, expect, test } from 'vitest';
import type { Choice } from '../../rendering/finders/finder';
import { queryOf, readFilters } from './use-filters';

const choices: Choice[] = [
  { name: 'producto', label: 'Producto', all: 'Todos', options: [['delfin', 'Delfín']] },
  { name: 'pantalla', label: 'Pantalla', all: 'Todas', options: [['Caja', 'Caja']] },
];

const read = (query: string) => readFilters(new URLSearchParams(query), choices);

describe('the query of an address', () => {
  test('asks for nothing that the list has not', () => {
    expect(queryOf(read('producto=otro&pantalla=<b>&gravedad=constructor&x=1'))).toBe('');
  });

  test('is written as it was read', () => {
    const query = '?texto=%3Cb%3E+caja&producto=delfin&pantalla=Caja';
    expect(queryOf(read(query))).toBe(query);
  });

  test('of a text without end is cut', () => {
    expect(read(`texto=${'a'.repeat(5000)}`).texto).toHaveLength(100);
  });
});
