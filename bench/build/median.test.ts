import { expect, it } from 'vitest';
import { median } from './median';

it('is the middle of an odd number of values, in any order', () => {
  expect(median([30, 1, 2])).toBe(2);
});

it('is between the two in the middle of an even number', () => {
  expect(median([1, 10, 4, 2])).toBe(3);
});

it('leaves its values as they were', () => {
  const values = [3, 1, 2];
  median(values);
  expect(values).toEqual([3, 1, 2]);
});
