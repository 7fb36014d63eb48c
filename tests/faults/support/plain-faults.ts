import { describe, test } from 'vitest';
import type { Fault } from './fault';

declare module 'vitest' {
  interface TaskMeta {
    expected?: string;
    seen?: string;
  }
}

/** A group of the table that needs no browser: a test for each entry, in `npm test` too. */
export function plainFaults(group: string, faults: readonly Fault[]): void {
  describe(group, () => {
    for (const { fault, expected, run } of faults) {
      test(fault, async ({ task }) => {
        task.meta.expected = expected;
        task.meta.seen = await run();
      });
    }
  });
}
