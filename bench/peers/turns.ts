import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Pieces of work that want the machine for themselves, one after another. */
export interface Turns {
  take<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Lets go of the machine; the next piece of work waits for it again. */
  release(): Promise<void>;
}

/** After which the machine is given to others before the next piece of work. */
const LONGEST_TURN_MS = 150_000;

interface Held {
  since: number;
  letGo(): Promise<void>;
}

async function hold(lockFile: string): Promise<Held> {
  const holder = spawn('flock', [lockFile, 'sh', '-c', 'echo; exec cat'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const released = once(holder, 'close');
  await Promise.race([
    once(holder.stdout, 'data'),
    released.then(([code]) => {
      throw new Error(`flock ended with code ${code} and gave no turn at ${lockFile}.`);
    }),
  ]);
  return {
    since: Date.now(),
    async letGo() {
      holder.stdin.end();
      await released;
    },
  };
}

/**
 * Turns on a machine that others use too: pieces of work hold the lock that the others hold, by
 * flock(1), and let go of it now and then.
 *
 * @param lockFile the lock; without one there is nobody to wait for
 */
export function createTurns(lockFile: string | undefined): Turns {
  if (lockFile === undefined) {
    return { take: (work) => work(), release: async () => undefined };
  }
  let held: Held | undefined;
  async function release(): Promise<void> {
    await held?.letGo();
    held = undefined;
  }
  return {
    async take(work) {
      if (held && Date.now() - held.since > LONGEST_TURN_MS) await release();
      held ??= await hold(lockFile);
      return work();
    },
    release,
  };
}
