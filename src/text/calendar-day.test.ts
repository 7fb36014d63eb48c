import { expect, test } from 'vitest';
import { impossibleDayIn, isCalendarDay } from './calendar-day';

test.each(['2026-03-31', '2024-02-29'])('%s is a day', (day) => {
  expect(isCalendarDay(day)).toBe(true);
});

test.each(['2026-03-32', '2026-02-29', '2026-13-01', '2026-3-1', '31/03/2026'])(
  '%s is none',
  (day) => {
    expect(isCalendarDay(day)).toBe(false);
  },
);

test('finds the day that the calendar lacks among those of a text', () => {
  expect(impossibleDayIn('Del 2026-03-01 al 2026-03-32.')).toBe('2026-03-32');
  expect(impossibleDayIn('Del 2026-03-01 al 2026-03-31.')).toBeUndefined();
  expect(impossibleDayIn('copia-2026-99-99 y 77-2026-99-99')).toBeUndefined();
});
