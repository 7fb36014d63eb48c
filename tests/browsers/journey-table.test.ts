import { expect, it } from 'vitest';
import { journeyTable } from './journey-table';

it('has a line a journey and a column an engine', () => {
  const outcomes = [
    { journey: 'a page is read', engine: 'chromium', passed: true, milliseconds: 1234 },
    { journey: 'a page is read', engine: 'webkit', passed: false, milliseconds: 15_000 },
    { journey: 'search', engine: 'chromium', passed: true, milliseconds: 90 },
  ];
  expect(journeyTable(outcomes, ['chromium', 'webkit'])).toBe(
    [
      'journey         chromium  webkit',
      'a page is read  1.2 s     FAILED',
      'search          0.1 s     –',
    ].join('\n'),
  );
});
