import { Worker } from 'node:worker_threads';
import { buildSync } from 'esbuild';
import { shortHash } from './content-hash';

/** What a thread is started with. */
export interface ThreadStart<Data> {
  data: Data;
  /** Tells its code from any other, for results that it keeps for the next build. */
  code: string;
}

/** The code of a thread in one piece: a thread knows nothing of TypeScript. */
function threadCode(entry: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [entry],
    bundle: true,
    platform: 'node',
    target: 'node20',
    tsconfigRaw: {},
    write: false,
  });
  const [file] = outputFiles;
  if (!file) throw new Error(`${entry} gave no code for a thread.`);
  return file.text;
}

/**
 * Does a piece of work in a thread of its own, while the build goes on.
 *
 * @param entry file that calls `answerInThread`
 * @param data of the work, which is copied: functions cannot be in it
 * @returns what the work answers; rejects with what went wrong there
 */
export async function inThread<Result>(entry: string, data: unknown): Promise<Result> {
  // At once: whatever waits here waits until others have done what they do without a pause.
  const code = threadCode(entry);
  const start: ThreadStart<unknown> = { data, code: shortHash(code) };
  const worker = new Worker(code, { eval: true, workerData: start });
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error(`The thread of ${entry} ended without an answer.`)));
  });
}
