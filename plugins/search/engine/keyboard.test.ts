import { expect, test } from 'vitest';
import { areNeighbours } from './keyboard';

test.each([
  ['qw', true],
  ['lñ', true],
  ['qa', true],
  ['gb', true],
  ['os', false],
  ['qz', false],
  ['12', false],
])('whether the keys of «%s» touch: %s', ([letter = '', other = ''], areNear) => {
  expect(areNeighbours(letter, other)).toBe(areNear);
});
