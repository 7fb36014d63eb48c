import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';
import { specsOf, suiteSchema } from '../conformance/test-results';
import type { Tally } from './tally';

/** A message says what is wrong in its first lines; the rest is the call log and the source. */
const MESSAGE_LINES = 6;

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
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

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  suites: z.array(suiteSchema),
});

function paragraph(where: string, title: string, messages: string[]): string {
  const [first = 'no message'] = messages;
  const lines = stripVTControlCharacters(first)
    .split('\n')
    .filter((line) => line.trim() !== '');
  return [
    `${where} › ${title}`,
    ...lines.slice(0, MESSAGE_LINES).map((line) => `    ${line}`),
  ].join('\n');
}

/** Counts the tests of a report by Vitest's `json` reporter and tells those that failed. */
export function readVitestReport(json: string): Tally {
  const report = vitestReport.parse(JSON.parse(json));
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    failures: report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ title, failureMessages = [] }) =>
          paragraph(path.basename(name), title, failureMessages),
        ),
    ),
  };
}

/**
 * Counts the tests of a report by Playwright's `json` reporter and tells those that failed; a flaky
 * test is a failed one.
 */
export function readPlaywrightReport(json: string): Tally {
  const { stats, suites } = playwrightReport.parse(JSON.parse(json));
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    failures: suites.flatMap(specsOf).flatMap(({ file, line, title, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ projectName, results }) =>
          paragraph(
            `[${projectName}] ${file}:${line}`,
            title,
            results.flatMap(({ errors }) => errors.map(({ message }) => message ?? '')),
          ),
        ),
    ),
  };
}
