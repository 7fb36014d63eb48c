/** How many tests of a step, or of all steps, passed and failed. */
export interface Tally {
  passed: number;
  failed: number;
  /** Which tests failed and why, a paragraph each; a step that keeps no report has none. */
  failures?: string[];
}

export function addTallies(a: Tally, b: Tally): Tally {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    failures: [...(a.failures ?? []), ...(b.failures ?? [])],
  };
}

/** The line a run ends with, for people and for programs that watch it. */
export function formatTally({ passed, failed }: Tally): string {
  return `${passed} passed, ${failed} failed`;
}
