import { expect, test } from 'vitest';
import { encodePostings } from '../../plugins/search/engine/posting-lists';
import { compact } from './compact';
import { learn } from './softmax-regression';
import { saidByPage, stemsOf } from './training-set';

function examplesOf(phrases: readonly [text: string, page: number][]) {
  return phrases.map(([text, page]) => ({ stems: stemsOf(text), page, weight: 1 }));
}

/** More weights than these examples have. */
const ALL = 1000;

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
  const { byStem } = learn(EXAMPLES, 3, ALL);
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

test('words of one phrase teach nothing', () => {
  expect([...learn(EXAMPLES, 3, ALL).byStem.keys()]).not.toContain(stemsOf('proveedor')[0]);
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

test('keeps as many weights as it may, the same each time, and still fits', () => {
  const { byStem, loss } = learn(EXAMPLES, 3, 8);
  expect(learn(EXAMPLES, 3, 8).byStem).toEqual(byStem);
  const kept = [...byStem.values()].flatMap(({ weights }) =>
    [...weights].filter((weight) => weight),
  );
  expect(kept.length).toBeLessThanOrEqual(8);
  expect(loss).toBeLessThan(Math.log(3));
});

test('of what is said of two pages, the one that counts more is fitted more', () => {
  const torn = [4, 1].flatMap((weight, page) => [
    { stems: ['abono'], page, weight },
    { stems: ['abono'], page, weight },
  ]);
  const [first = 0, second = 0] = learn(torn, 2, ALL).byStem.get('abono')?.weights ?? [];
  expect(first).toBeGreaterThan(second);
});

test('writes weights in steps, and none that is 0', () => {
  const weights = (...values: number[]) => ({ rarity: 4, weights: Float32Array.from(values) });
  const written = compact(
    new Map([
      ['caj', weights(0, 0, 3, -2)],
      ['igual', weights(0, 0, 0, 0)],
    ]),
  );
  expect(written).toMatchObject({ stems: 'caj', rarity: '20', pages: encodePostings([2, 3]) });
  const [first, second] = written.weights.split(',').map((weight) => Number(weight) * written.step);
  expect(first).toBeCloseTo(3, 0);
  expect(second).toBeCloseTo(-2, 0);
});
