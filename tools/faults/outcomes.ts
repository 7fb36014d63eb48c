import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';
import { specsOf, suiteSchema } from '../conformance/test-results';

/** One line of the table of faults, as a run found it. */
export interface Outcome {
  group: string;
  fault: string;
  expected: string;
  /** What was seen; of a fault that was not survived, what the test says of it. */
  seen: string;
  survived: boolean;
}

const browserReport = z.object({ suites: z.array(suiteSchema) });

const plainReport = z.object({
  testResults: z.array(
    z.object({
      assertionResults: z.array(
        z.object({
          title: z.string(),
          ancestorTitles: z.array(z.string()),
          status: z.string(),
          failureMessages: z.array(z.string()),
          meta: z.object({ expected: z.string().optional(), seen: z.string().optional() }),
        }),
      ),
    }),
  ),
});

/** The first lines of a failure without colours, as one line. */
function complaint(message = 'no message'): string {
  return stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s+at /.test(line))
    .slice(0, 4)
    .join(' ')
    .replace(/\s+/g, ' ')
    .slice(0, 240);
}

/** Reads the entries that a browser ran from a report of Playwright's `json` reporter. */
export function readBrowserOutcomes(json: string): Outcome[] {
  const { suites } = browserReport.parse(JSON.parse(json));
  // A file, and within it its groups.
  const groups = suites.flatMap((file) => file.suites ?? []);
  return groups.flatMap((group) =>
    specsOf(group).flatMap(({ title, tests }) =>
      tests.map(({ annotations = [], status, results }) => {
        const said = (type: string) =>
          annotations.findLast((annotation) => annotation.type === type)?.description ?? '';
        const survived = status === 'expected';
        return {
          group: group.title ?? '',
          fault: title,
          expected: said('expected'),
          seen: survived ? said('seen') : complaint(results[0]?.errors[0]?.message),
          survived,
        };
      }),
    ),
  );
}

/** Reads the entries that need no browser from a report of Vitest's `json` reporter. */
export function readPlainOutcomes(json: string): Outcome[] {
  const { testResults } = plainReport.parse(JSON.parse(json));
  return testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ title, ancestorTitles, status, failureMessages, meta }) => ({
      group: ancestorTitles[0] ?? '',
      fault: title,
      expected: meta.expected ?? '',
      seen: status === 'passed' ? (meta.seen ?? '') : complaint(failureMessages[0]),
      survived: status === 'passed',
    })),
  );
}
