import { expect, test } from 'vitest';
import { scrollToShow } from './reveal';

test('a list scrolls no further than what a step speaks of takes, with what follows it', () => {
  expect(scrollToShow({ top: 150, bottom: 200 }, 500, 100)).toBe(0);
  expect(scrollToShow({ top: 600, bottom: 640 }, 500, 100)).toBe(340);
});

test('of a part that is taller than the room, its beginning is seen', () => {
  expect(scrollToShow({ top: 200, bottom: 900 }, 500, 100)).toBe(84);
});
