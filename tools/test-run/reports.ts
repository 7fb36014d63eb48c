import { z } from 'zod';
import type { Tally } from './tally';

const vitestReport = z.object({ numPassedTests: z.number(), numFailedTests: z.number() });

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
});

/** Counts the tests of a report by Vitest's `json` reporter. */
export function readVitestReport(json: string): Tally {
  const report = vitestReport.parse(JSON.parse(json));
  return { passed: report.numPassedTests, failed: report.numFailedTests };
}

/** Counts the tests of a report by Playwright's `json` reporter; a flaky test is a failed one. */
export function readPlaywrightReport(json: string): Tally {
  const { stats } = playwrightReport.parse(JSON.parse(json));
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}
