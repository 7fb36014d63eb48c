import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';

/** A test that ran, by its own title; whatever is not `passed` does not prove a row. */
export interface TestResult {
  title: string;
  passed: boolean;
  /** What the first failure says, in one line. */
  error?: string;
}

const specSchema = z.object({
  title: z.string(),
  file: z.string(),
  line: z.number(),
  tests: z.array(
    z.object({
      status: z.string(),
      projectName: z.string(),
      annotations: z
        .array(z.object({ type: z.string(), description: z.string().optional() }))
        .optional(),
      results: z.array(z.object({ errors: z.array(z.object({ message: z.string().optional() })) })),
    }),
  ),
});

interface Suite {
  title?: string | undefined;
  specs: z.infer<typeof specSchema>[];
  suites?: Suite[] | undefined;
}

/** A file or a `describe` in a report of Playwright's `json` reporter. */
export const suiteSchema: z.ZodType<Suite> = z.lazy(() =>
  z.object({
    title: z.string().optional(),
    specs: z.array(specSchema),
    suites: z.array(suiteSchema).optional(),
  }),
);

const playwrightReport = z.object({ suites: z.array(suiteSchema) });

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      assertionResults: z.array(
        z.object({
          title: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()).optional(),
        }),
      ),
    }),
  ),
});

/** The tests of a suite, at every depth. */
export function specsOf(suite: Suite): Suite['specs'] {
  return [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)];
}

function firstLine(message = ''): Pick<TestResult, 'error'> {
  const [line] = stripVTControlCharacters(message).split('\n');
  return line ? { error: line } : {};
}

/** Reads a report of Playwright's `json` reporter; a skipped or flaky test has not passed. */
export function readPlaywrightResults(json: string): TestResult[] {
  const { suites } = playwrightReport.parse(JSON.parse(json));
  return suites.flatMap(specsOf).map(({ title, tests }) => {
    const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
    return {
      title,
      passed: tests.length > 0 && tests.every(({ status }) => status === 'expected'),
      ...firstLine(errors[0]?.message),
    };
  });
}

/** Reads a report of Vitest's `json` reporter; a skipped test has not passed. */
export function readVitestResults(json: string): TestResult[] {
  const { testResults } = vitestReport.parse(JSON.parse(json));
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .map(({ title, status, failureMessages }) => ({
      title,
      passed: status === 'passed',
      ...firstLine(failureMessages?.[0]),
    }));
}
