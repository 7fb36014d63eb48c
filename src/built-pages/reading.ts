import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { buildSync } from 'esbuild';
import { shortHash } from '../build/content-hash';
import type { BuiltPage } from './read-page';

/** The code of the thread in one piece: a thread knows nothing of TypeScript. */
function threadCode(): string {
  const { outputFiles } = buildSync({
    entryPoints: [path.join(__dirname, 'reading-worker.ts')],
    bundle: true,
    platform: 'node',
    target: 'node20',
    tsconfigRaw: {},
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

/**
 * Reads the pages of a build in a thread, while they are made complete without scripts. It may find a page before that
 * or after, whole in both cases; what it reads of it is the same.
 *
 * @returns rejects with what went wrong there
 */
export async function readPagesInThread(outDir: string): Promise<readonly BuiltPage[]> {
  const code = threadCode();
  // The hash tells its code from any other, for what it keeps for the next build.
  const worker = new Worker(code, { eval: true, workerData: { outDir, code: shortHash(code) } });
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('The reading of the pages ended without them.')));
  });
}
