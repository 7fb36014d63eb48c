import { expect, test } from 'vitest';
import { readingSeconds, stepAfterKey } from './use-player';

const plain = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };

test.each([
  ['ArrowRight', 3, 4],
  ['ArrowRight', 8, 8],
  ['ArrowLeft', 3, 2],
  ['ArrowLeft', 0, 0],
  ['Home', 5, 0],
  ['End', 5, 8],
])('%s on step %i of nine leads to %i', (key, current, expected) => {
  expect(stepAfterKey({ ...plain, key }, current, 9)).toBe(expected);
});

test('keys of the browser and of the page stay theirs', () => {
  expect(stepAfterKey({ ...plain, key: 'ArrowDown' }, 3, 9)).toBeUndefined();
  expect(stepAfterKey({ ...plain, altKey: true, key: 'ArrowLeft' }, 3, 9)).toBeUndefined();
  expect(stepAfterKey({ ...plain, ctrlKey: true, key: 'Home' }, 3, 9)).toBeUndefined();
});

test('a step stays on for its picture and its words', () => {
  expect(readingSeconds('Pulse Grabar (F9).')).toBe(5);
  expect(readingSeconds('una dos tres cuatro cinco seis siete ocho nueve diez')).toBe(8);
  expect(readingSeconds('')).toBe(3);
});
