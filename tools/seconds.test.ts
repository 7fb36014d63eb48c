import { expect, it } from 'vitest';
import { seconds } from './seconds';

it.each([
  [8_240, '8.2 s'],
  [59_940, '59.9 s'],
  [60_000, '1 min 0 s'],
  [119_700, '2 min 0 s'],
  [125_000, '2 min 5 s'],
])('writes %i milliseconds as %s', (milliseconds, words) => {
  expect(seconds(milliseconds)).toBe(words);
});
