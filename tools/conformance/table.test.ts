import { expect, it } from 'vitest';
import type { Row } from './rows';
import { conformanceTable } from './table';

const rows: Row[] = [
  { id: 'R-NAV-03', statement: 'A failed page load reloads.', where: 'site' },
  { id: 'R-BUS-01', statement: 'Nothing is fetched.', where: 'site', pending: 'search' },
];

it('prints each row with its tests and their results', () => {
  const { lines, isProven } = conformanceTable(rows, [
    { title: 'R-NAV-03 a failed page load reloads', passed: true },
  ]);
  expect(lines.slice(0, 2)).toEqual([
    'R-NAV-03  passed   a failed page load reloads',
    'R-BUS-01  pending  (search)',
  ]);
  expect(lines.at(-1)).toBe('2 rows: 1 proven, 1 pending, 0 red');
  expect(isProven).toBe(true);
});

it('is red when a row has no test', () => {
  const { lines, isProven } = conformanceTable(rows, []);
  expect(lines[0]).toBe('R-NAV-03  NO TEST  (A failed page load reloads.)');
  expect(isProven).toBe(false);
});

it('is red when one of the tests of a row has not passed', () => {
  const { lines, isProven } = conformanceTable(rows, [
    { title: 'R-NAV-03 it reloads', passed: true },
    { title: 'R-ERR-05 R-NAV-03 it warns', passed: false },
  ]);
  expect(lines[1]).toBe('          FAILED   it warns');
  expect(isProven).toBe(false);
});

it('is red when a pending row has a test that fails', () => {
  const { isProven } = conformanceTable(rows, [
    { title: 'R-NAV-03 it reloads', passed: true },
    { title: 'R-BUS-01 nothing is fetched', passed: false },
  ]);
  expect(isProven).toBe(false);
});

it('is red when a test names a row that is not in the list', () => {
  const { lines, isProven } = conformanceTable(rows, [
    { title: 'R-NAV-03 it reloads', passed: true },
    { title: 'R-NAV-33 a slip of the pen', passed: true },
  ]);
  expect(lines.at(-1)).toContain('R-NAV-33');
  expect(isProven).toBe(false);
});
