import { expect, test } from 'vitest';
import { readingSeconds } from './step-duration';

test('a step stays on for its picture and its words', () => {
  expect(readingSeconds('Pulse Grabar (F9).')).toBe(5);
  expect(readingSeconds('una dos tres cuatro cinco seis siete ocho nueve diez')).toBe(8);
  expect(readingSeconds('')).toBe(3);
});
