import { expect, it } from 'vitest';
import { readPlaywrightReport, readVitestReport } from './reports';

const testResults = [
  {
    name: '/somewhere/src/price.test.ts',
    assertionResults: [
      { title: 'adds the tax', status: 'failed', failureMessages: ['1 is not 2\n\n at line 3'] },
      { title: 'rounds', status: 'passed' },
    ],
  },
];

it("counts the tests of Vitest's report and tells those that failed", () => {
  const report = { numPassedTests: 3, numFailedTests: 1, testResults };
  expect(readVitestReport(JSON.stringify(report))).toEqual({
    passed: 3,
    failed: 1,
    failures: ['price.test.ts › adds the tax\n    1 is not 2\n     at line 3'],
  });
});

function spec(title: string, status: string, messages: string[]) {
  const errors = messages.map((message) => ({ message }));
  return {
    title,
    file: 'menu.spec.ts',
    line: 7,
    tests: [{ status, projectName: 'site', results: [{ errors }] }],
  };
}

it("counts the tests of Playwright's report, a flaky one as failed, and tells those", () => {
  const report = {
    stats: { expected: 90, unexpected: 1, flaky: 1, skipped: 4 },
    suites: [
      {
        specs: [
          spec('opens', 'unexpected', ['\u001b[31mno menu\u001b[39m']),
          spec('a', 'expected', []),
        ],
        suites: [{ specs: [spec('closes', 'flaky', ['still open']), spec('b', 'skipped', [])] }],
      },
    ],
  };
  expect(readPlaywrightReport(JSON.stringify(report))).toEqual({
    passed: 90,
    failed: 2,
    failures: [
      '[site] menu.spec.ts:7 › opens\n    no menu',
      '[site] menu.spec.ts:7 › closes\n    still open',
    ],
  });
});

it('refuses a report without the counts', () => {
  expect(() => readPlaywrightReport('{}')).toThrow(/stats/);
});
