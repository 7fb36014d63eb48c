import type { Row } from './rows';
import type { TestResult } from './test-results';

/** The table to print and whether every row that is not pending is proven by its tests. */
export interface ConformanceTable {
  lines: string[];
  isProven: boolean;
}

interface Entry {
  result: string;
  test: string;
  isRed: boolean;
}

const ROW_ID = /\bR-[A-Z]{3}-\d{2}\b/g;

function idsIn(title: string): string[] {
  return title.match(ROW_ID) ?? [];
}

function entriesOf(row: Row, results: TestResult[]): Entry[] {
  const own = results.filter(({ title }) => idsIn(title).includes(row.id));
  if (own.length > 0) {
    return own.map(({ title, passed }) => ({
      result: passed ? 'passed' : 'FAILED',
      test: title.replace(ROW_ID, '').trim(),
      isRed: !passed,
    }));
  }
  if (row.pending) return [{ result: 'pending', test: `(${row.pending})`, isRed: false }];
  return [{ result: 'NO TEST', test: `(${row.statement})`, isRed: true }];
}

/** Joins the rows with the tests that carry their id: one line a test, row → result → test. */
export function conformanceTable(rows: Row[], results: TestResult[]): ConformanceTable {
  const known = new Set(rows.map(({ id }) => id));
  const unknown = [...new Set(results.flatMap(({ title }) => idsIn(title)))].filter(
    (id) => !known.has(id),
  );
  const entries = rows.map((row) => ({ row, tests: entriesOf(row, results) }));
  const red = entries.filter(({ tests }) => tests.some(({ isRed }) => isRed));
  const pending = entries.filter(({ tests }) => tests.some(({ result }) => result === 'pending'));

  const lines = entries.flatMap(({ row, tests }) =>
    tests.map(({ result, test }, index) =>
      [(index === 0 ? row.id : '').padEnd(8), result.padEnd(7), test].join('  '),
    ),
  );
  const proven = rows.length - red.length - pending.length;
  lines.push(
    '',
    `${rows.length} rows: ${proven} proven, ${pending.length} pending, ${red.length} red`,
  );
  if (red.length > 0) lines.push(`Red: ${red.map(({ row }) => row.id).join(', ')}`);
  if (unknown.length > 0) {
    lines.push(`Tests name rows that the list does not have: ${unknown.join(', ')}`);
  }
  return { lines, isProven: red.length === 0 && unknown.length === 0 };
}
