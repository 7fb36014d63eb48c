import { expect, it } from 'vitest';
import { readPlaywrightResults, readVitestResults } from './test-results';

it("reads Playwright's tests at every depth; a skipped one has not passed", () => {
  const report = {
    suites: [
      {
        specs: [{ title: 'a', tests: [{ status: 'expected' }] }],
        suites: [
          {
            specs: [
              { title: 'b', tests: [{ status: 'skipped' }] },
              { title: 'c', tests: [{ status: 'unexpected' }] },
            ],
          },
        ],
      },
    ],
  };
  expect(readPlaywrightResults(JSON.stringify(report))).toEqual([
    { title: 'a', passed: true },
    { title: 'b', passed: false },
    { title: 'c', passed: false },
  ]);
});

it("reads Vitest's tests", () => {
  const report = {
    testResults: [
      {
        assertionResults: [
          { title: 'a', status: 'passed' },
          { title: 'b', status: 'failed' },
        ],
      },
    ],
  };
  expect(readVitestResults(JSON.stringify(report))).toEqual([
    { title: 'a', passed: true },
    { title: 'b', passed: false },
  ]);
});
