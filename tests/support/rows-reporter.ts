import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { FullResult, Reporter, Suite, TestCase } from '@playwright/test/reporter';
import { TEST_REPORTS, type TestReport } from '../../tools/test-reports';
import { ROW_ID } from './rows';

/** Tests that passed only at their second try, above which a run is red: chance is not to grow unseen. */
const MOST_SECOND_TRIES = 3;

const RESULTS = { expected: 'passed', unexpected: 'FAILED', flaky: '2nd try', skipped: 'skipped' };

function nameOf(test: TestCase): string {
  const [, project, file, ...titles] = test.titlePath();
  return `[${project}] ${file}:${test.location.line} ${titles.join(' › ')}`;
}

/** One line a test, by the row of the specification whose id its title carries: row → result → test. */
function rowLines(tests: readonly TestCase[]): string[] {
  const byRow = new Map<string, TestCase[]>();
  for (const test of tests) {
    for (const id of test.title.match(ROW_ID) ?? []) {
      byRow.set(id, [...(byRow.get(id) ?? []), test]);
    }
  }
  return [...byRow.keys()]
    .sort()
    .flatMap((id) =>
      (byRow.get(id) ?? []).map((test, index) =>
        [
          (index === 0 ? id : '').padEnd(8),
          RESULTS[test.outcome()].padEnd(7),
          test.title.replace(ROW_ID, '').trim(),
        ].join('  '),
      ),
    );
}

/**
 * Ends a run with the table of rows and its counts; a test that passed only at its second try is
 * named, and more than a few of those make the run red.
 */
export default class RowsReporter implements Reporter {
  private suite: Suite | undefined;

  onBegin(_config: unknown, suite: Suite): void {
    this.suite = suite;
  }

  async onEnd(result: FullResult): Promise<{ status: FullResult['status'] }> {
    const tests = this.suite?.allTests() ?? [];
    const outcomes = (outcome: ReturnType<TestCase['outcome']>) =>
      tests.filter((test) => test.outcome() === outcome);
    const failed = outcomes('unexpected');
    const secondTries = outcomes('flaky');
    const passed = outcomes('expected').length + secondTries.length;

    console.log(`\n\n${rowLines(tests).join('\n')}`);
    for (const test of secondTries) console.log(`Passed at its second try: ${nameOf(test)}`);
    for (const test of failed) console.log(`Failed: ${nameOf(test)}`);
    console.log(
      `${passed} browser tests passed, ${secondTries.length} of them at their second try; ${failed.length} failed`,
    );
    const testResults = failed.map((test) => {
      const assertionResults = [{ status: 'failed', fullName: nameOf(test) }];
      return { name: test.location.file, status: 'failed', assertionResults };
    });
    const report: TestReport = { numPassedTests: passed, testResults };
    mkdirSync(TEST_REPORTS, { recursive: true });
    writeFileSync(path.join(TEST_REPORTS, 'browser.json'), JSON.stringify(report));
    if (secondTries.length <= MOST_SECOND_TRIES) return { status: result.status };
    console.log(
      `More than ${MOST_SECOND_TRIES} second tries: mend the tests that need luck, or measure what they ask instead.`,
    );
    return { status: 'failed' };
  }

  printsToStdio(): boolean {
    return false;
  }
}
