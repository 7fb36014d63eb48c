import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { FullResult, Reporter, Suite, TestCase } from '@playwright/test/reporter';
import { ROW_ID } from './rows';

/** Where `npm test` reads how many tests passed and which failed, in the likeness of what Vitest writes. */
const COUNTS = path.join('node_modules', '.cache', 'tests', 'browser.json');

/** Tests that passed only at their second try, above which a run is red: chance is not to grow unseen. */
const MOST_SECOND_TRIES = 3;

const RESULTS = { expected: 'passed', unexpected: 'FAILED', flaky: '2nd try', skipped: 'skipped' };

function nameOf(test: TestCase): string {
  const { file, line } = test.location;
  return `[${test.parent.project()?.name}] ${path.basename(file)}:${line} ${test.title}`;
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
    mkdirSync(path.dirname(COUNTS), { recursive: true });
    const assertionResults = failed.map((test) => ({ status: 'failed', fullName: nameOf(test) }));
    writeFileSync(
      COUNTS,
      JSON.stringify({
        numPassedTests: passed,
        numFailedTests: failed.length,
        testResults: [{ assertionResults }],
      }),
    );
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
