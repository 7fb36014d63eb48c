import { expect, it } from 'vitest';
import { readPlaywrightResults, readVitestResults } from './test-results';

function spec(title: string, status: string) {
  return {
    title,
    file: 'a.spec.ts',
    line: 1,
    tests: [{ status, projectName: 'site', results: [] }],
  };
}

it("reads Playwright's tests at every depth; a skipped one has not passed", () => {
  const report = {
    suites: [
      {
        specs: [spec('a', 'expected')],
        suites: [
          {
            specs: [spec('b', 'skipped'), spec('c', 'unexpected')],
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

it('tells what the first failure of a test says, without its colours', () => {
  const failed = {
    ...spec('a', 'unexpected'),
    tests: [
      {
        status: 'unexpected',
        projectName: 'site',
        results: [
          { errors: [{ message: 'Error: \u001b[31mno heading\u001b[39m\n  at a.spec.ts' }] },
        ],
      },
    ],
  };
  expect(readPlaywrightResults(JSON.stringify({ suites: [{ specs: [failed] }] }))).toEqual([
    { title: 'a', passed: false, error: 'Error: no heading' },
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
