import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

/** Where Vitest leaves what became of each test, and the reporter of the browser tests in its likeness. */
export const TEST_REPORTS = path.join('node_modules', '.cache', 'tests');

/** What stands in a report. */
export interface TestReport {
  numPassedTests: number;
  testResults: {
    name: string;
    status: string;
    assertionResults: { status: string; fullName: string }[];
  }[];
}

/**
 * How many tests passed, and which failed, as `file › group title`; the report is taken away, so that it does not speak
 * for the next run.
 *
 * @param root of the project whose tests they are
 * @throws when there is no report
 */
export function takeReport(root: string, file: string): { passed: number; failures: string[] } {
  const whole = path.join(root, TEST_REPORTS, file);
  const report: TestReport = JSON.parse(readFileSync(whole, 'utf8'));
  rmSync(whole);
  const failed = report.testResults.filter(({ status }) => status === 'failed');
  const failures = failed.flatMap(({ name, assertionResults }) => {
    const place = path.relative(root, name);
    const tests = assertionResults.filter(({ status }) => status === 'failed');
    // A file that does not load has no tests.
    return tests.length > 0 ? tests.map(({ fullName }) => `${place} › ${fullName}`) : [place];
  });
  return { passed: report.numPassedTests, failures };
}
