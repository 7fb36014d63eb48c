import { expect, it } from 'vitest';
import { readBrowserOutcomes, readPlainOutcomes } from './outcomes';
import { faultsTable } from './table';

const survived = {
  group: 'Files',
  fault: 'the entry answers 404',
  expected: 'a message',
  seen: 'a message | with <b>',
  survived: true,
};

it('writes a section for each group, and counts what is lost', () => {
  const lost = { ...survived, group: 'Addresses', fault: '#50%', seen: 'a crash', survived: false };
  const table = faultsTable([survived, lost]);
  expect(table).toContain('2 faults: 1 survived, 1 lost.');
  expect(table).toContain('## Files (1)\n');
  expect(table).toContain(
    '| the entry answers 404 | a message | a message \\| with &lt;b> | survived |',
  );
  expect(table).toContain('| #50% | a message | a crash | **LOST** |');
});

it("takes what was seen from Playwright's annotations, or what a failed test says", () => {
  const test = (status: string, seen: string, errors: { message: string }[]) => ({
    status,
    projectName: 'faults',
    annotations: [
      { type: 'expected', description: 'a message' },
      ...(seen ? [{ type: 'seen', description: seen }] : []),
    ],
    results: [{ errors }],
  });
  const spec = (title: string, tests: unknown[]) => ({ title, file: 'a', line: 1, tests });
  const report = {
    suites: [
      {
        title: 'a.spec.ts',
        specs: [],
        suites: [
          {
            title: 'Files',
            specs: [
              spec('one', [test('expected', 'it came', [])]),
              spec('two', [
                test('unexpected', '', [{ message: '\u001b[31mnothing came\u001b[39m' }]),
              ]),
            ],
          },
        ],
      },
    ],
  };
  expect(readBrowserOutcomes(JSON.stringify(report))).toEqual([
    { group: 'Files', fault: 'one', expected: 'a message', seen: 'it came', survived: true },
    { group: 'Files', fault: 'two', expected: 'a message', seen: 'nothing came', survived: false },
  ]);
});

it("takes what was seen from what Vitest's tests leave", () => {
  const result = {
    title: 'one',
    ancestorTitles: ['Facts'],
    status: 'passed',
    failureMessages: [],
    meta: { expected: 'its line', seen: 'line 3' },
  };
  const report = { testResults: [{ assertionResults: [result] }] };
  expect(readPlainOutcomes(JSON.stringify(report))).toEqual([
    { group: 'Facts', fault: 'one', expected: 'its line', seen: 'line 3', survived: true },
  ]);
});
