import { describe, expect, test } from 'vitest';
import type { Choice, FinderEntry } from '../../../src/rendering/finders/finder';
import { wordsOf } from '../../../src/rendering/markdown/node-words';
import { countLabel } from './entry-labels';
import { findFitting, offeredChoices, readFinder } from './fitting';

function entry(head: string, more: Partial<FinderEntry> = {}): FinderEntry {
  return { head: [head], body: [], values: [[]], words: '', ...more };
}

function choice(name: string, values: readonly string[]): Choice {
  return { name, label: name, all: 'Todos', options: values.map((value) => [value, value]) };
}

const finder = {
  choices: [choice('rol', ['cajero', 'contador'])],
  idle: ['reporte', 'ver'],
  groups: [
    {
      id: 'a',
      title: 'Cartera',
      entries: [
        entry('Cartera por cliente. ¿Cuánto debe cada cliente?', { values: [[0, 1]] }),
        entry('Cuentas por pagar', { words: 'a quién le debo esta semana' }),
      ],
    },
    {
      id: 'b',
      title: 'Inventarios',
      entries: [
        entry('Productos por vencer', { body: ['Columnas: lote'], values: [[1]] }),
        entry('Factura', {
          parts: {
            label: '2 campos',
            items: ['Descuento %', 'Vendedor'].map((name) => ({ nodes: [name], words: 'campo' })),
          },
        }),
        entry('Vendedores', { words: 'descuento vendedor' }),
      ],
    },
  ],
};

const said = readFinder(finder);
const find = (texto: string, rol = '') => findFitting({ texto, rol }, finder, said);
const names = (texto: string, rol = '') =>
  find(texto, rol).groups.flatMap(({ entries }) =>
    entries.map(({ entry: { head } }) => head.map(wordsOf).join('')),
  );

describe('what fits', () => {
  test('is all of it, group by group, while nothing is asked', () => {
    expect(findFitting(undefined, finder, []).groups.map(({ title }) => title)).toEqual([
      'Cartera',
      'Inventarios',
    ]);
    expect(find('ver reportes').count).toBe(5);
  });

  test.each([
    ['¿qué se va a vencer?', 'Productos por vencer'],
    ['VENCIDOS', 'Productos por vencer'],
    ['¿A quién le debo?', 'Cuentas por pagar'],
    ['cuánto debe', 'Cartera por cliente. ¿Cuánto debe cada cliente?'],
    ['inventario', 'Productos por vencer'],
    ['clien', 'Cartera por cliente. ¿Cuánto debe cada cliente?'],
  ])('«%s» is answered by «%s» first', (text, name) => {
    expect(names(text)[0]).toBe(name);
  });

  test('says when no entry has all that was asked', () => {
    expect(find('lote').isPartial).toBe(false);
    expect(find('lote azul').isPartial).toBe(true);
    expect(names('lote azul')).toEqual(['Productos por vencer']);
    expect(countLabel(['reporte', 'reportes'], find('lote azul'))).toBe(
      '1 reporte con parte de lo que escribió',
    );
  });

  test('is nothing when no word is known', () => {
    expect(find('xyz <b>')).toMatchObject({ count: 0, isPartial: false });
  });

  test('is of the values that were chosen', () => {
    expect(names('', 'cajero')).toEqual(['Cartera por cliente. ¿Cuánto debe cada cliente?']);
    expect(names('vencer', 'cajero')).toEqual([]);
    expect(names('', 'contador')).toHaveLength(2);
  });

  test('is the part that says it, with what it is a part of', () => {
    const [group] = find('el campo de descuento de la factura').groups;
    expect(group?.entries).toHaveLength(1);
    expect(group?.entries[0]?.items?.map(({ nodes }) => nodes)).toEqual([['Descuento %']]);
    expect(find('factura').groups[0]?.entries[0]?.items).toBeUndefined();
    const [named, other] = find('descuento').groups[0]?.entries ?? [];
    expect(named?.items?.map(({ nodes }) => nodes)).toEqual([['Descuento %']]);
    expect(other).toMatchObject({ entry: { head: ['Vendedores'] }, isUnseen: true });
  });
});

test('a narrowed choice offers what something has together with what is chosen before it', () => {
  const version: Choice = { ...choice('version', ['uno', 'dos', 'tres']), isNarrowed: true };
  const entries = [entry('A', { values: [[0], [0, 1]] }), entry('B', { values: [[1], [2]] })];
  const groups = [{ id: 'a', title: 'A', entries }];
  const narrowed = { choices: [...finder.choices, version], groups };
  const offered = (filters?: Record<string, string>) =>
    offeredChoices(filters, narrowed).map((choice) => choice.options.map(([value]) => value));
  expect(offered()).toEqual([
    ['cajero', 'contador'],
    ['uno', 'dos', 'tres'],
  ]);
  expect(offered({ rol: 'cajero' })[1]).toEqual(['uno', 'dos']);
  expect(offered({ rol: 'contador', version: 'uno' })[1]).toEqual(['tres']);
  expect(offered({ version: 'tres' })[0]).toEqual(['cajero', 'contador']);
});
