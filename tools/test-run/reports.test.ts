import { expect, it } from 'vitest';
import { readPlaywrightReport, readVitestReport } from './reports';

it("counts the tests of Vitest's report", () => {
  const report = { numTotalTests: 5, numPassedTests: 3, numFailedTests: 1, numPendingTests: 1 };
  expect(readVitestReport(JSON.stringify(report))).toEqual({ passed: 3, failed: 1 });
});

it("counts the tests of Playwright's report, a flaky one as failed", () => {
  const report = { stats: { expected: 90, unexpected: 2, flaky: 1, skipped: 4 } };
  expect(readPlaywrightReport(JSON.stringify(report))).toEqual({ passed: 90, failed: 3 });
});

it('refuses a report without the counts', () => {
  expect(() => readPlaywrightReport('{}')).toThrow(/stats/);
});
