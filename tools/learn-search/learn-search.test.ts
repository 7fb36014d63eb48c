import { expect, test } from 'vitest';
import { compact } from './compact';
import { saidByPage, stemsOf } from './examples';
import { learn } from './softmax-regression';

function examplesOf(phrases: readonly [text: string, page: number][]) {
  return phrases.map(([text, page]) => ({ stems: stemsOf(text), page }));
}

const EXAMPLES = examplesOf([
  ['quién me debe plata', 0],
  ['clientes que me deben', 0],
  ['a quién le debo plata', 1],
  ['lo que le debo al proveedor', 1],
  ['la impresora no imprime', 2],
  ['no imprime la factura', 2],
]);

/** Page that the words of a text speak for most. */
function meant(text: string): number {
  const { byStem } = learn(EXAMPLES, 3);
  const sums = [0, 1, 2].map((page) =>
    stemsOf(text).reduce((sum, stem) => sum + (byStem.get(stem)?.weights[page] ?? 0), 0),
  );
  return sums.indexOf(Math.max(...sums));
}

test.each([
  ['me debe', 0],
  ['le debo', 1],
  ['imprime', 2],
])('learns that «%s» means page %d', (text, page) => {
  expect(meant(text)).toBe(page);
});

test('the same examples give the same weights, and fit them', () => {
  const [once, again] = [learn(EXAMPLES, 3), learn(EXAMPLES, 3)];
  expect(again).toEqual(once);
  expect(once.loss).toBeLessThan(Math.log(3));
});

test('words of one phrase teach nothing', () => {
  expect([...learn(EXAMPLES, 3).byStem.keys()]).not.toContain(stemsOf('proveedor')[0]);
});

test('reads every word of a phrase, without accents and each once', () => {
  expect(stemsOf('¿Quién anulo? QUIEN anuló')).toEqual(stemsOf('quien anulo'));
  expect(stemsOf('DLF-2204')).toEqual(['dlf2204']);
});

test('a page says its title, its place and its keywords', () => {
  const said = saidByPage({
    url: '/a/',
    kind: 'doc',
    title: 'Cierre',
    breadcrumb: ['Ventas'],
    description: '',
    keywords: ['arqueo'],
    sections: [],
  });
  expect(said.map(({ text }) => text)).toEqual(['Cierre', 'Cierre', 'Cierre Ventas', 'arqueo']);
});

test('keeps what tells pages apart: all alike is nothing', () => {
  const weights = (...values: number[]) => ({ rarity: 4, weights: Float32Array.from(values) });
  const { stems, step } = compact(
    new Map([
      ['caj', weights(2, 2, 5, 2)],
      ['igual', weights(3, 3, 3, 3)],
    ]),
    ['/a/', '/b/', '/c/', '/d/'],
    'hash',
  );
  expect(Object.keys(stems)).toEqual(['caj']);
  expect(stems.caj).toMatch(/^20 2:\d+$/);
  expect(Number(stems.caj?.split(':')[1]) * step).toBeCloseTo(3, 0);
});
