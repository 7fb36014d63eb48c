import { expect, test } from 'vitest';
import { impossibleDayIn } from './calendar-day';

test.each([
  ['Del 2026-03-01 al 2026-03-32.', '2026-03-32'],
  ['Del 2024-02-29 al 2026-02-29.', '2026-02-29'],
  ['copia-2026-99-99 y 77-2026-99-99', undefined],
])('of «%s» the calendar lacks %s', (text, day) => {
  expect(impossibleDayIn(text)).toBe(day);
});
