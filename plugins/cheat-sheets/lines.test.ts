import { h } from 'hastscript';
import { expect, it } from 'vitest';
import { itemsWithin, linesOf } from './lines';

const said = (text: string) => [{ type: 'text', value: text } as const];

it('keeps words whole, and begins a line only with one that has no room', () => {
  // An «m» is 0.833 ems wide and a space 0.278.
  expect(linesOf(said('mmm mmm'), 5.3)).toBe(1);
  expect(linesOf(said('mmm mmm'), 5.2)).toBe(2);
  expect(linesOf(said('mmm  \n mmm'), 5.3)).toBe(1);
  expect(linesOf(said('mmmmmm'), 2)).toBe(1);
});

it('knows that narrow letters, loud ones and code are as wide as they are', () => {
  expect(linesOf(said('iiii iiii'), 2.1)).toBe(1);
  expect(linesOf([h('strong', 'mmm mmm')], 5.3)).toBe(2);
  expect(linesOf([h('code', 'iiii iiii')], 2.1)).toBe(2);
  expect(linesOf(said('áéíóú ñandú'), 5.9)).toBe(linesOf(said('aeiou nandu'), 5.9));
});

it('takes a word that is loud in part as one', () => {
  expect(linesOf([...said('mm '), h('strong', 'mmm'), ...said('mm.')], 6.5)).toBe(2);
});

it('leaves lists within to be reckoned by their items', () => {
  const nodes = [...said('Elija:'), h('ul', [h('li', 'mmm mmm mmm'), h('li', 'dos')])];
  expect(linesOf(nodes, 4)).toBe(1);
  expect(itemsWithin(nodes)).toEqual([said('mmm mmm mmm'), said('dos')]);
});
