import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { buildSync } from 'esbuild';
import { shortHash } from '../../../src/build/content-hash';
import type { BuiltDocs, DocPage } from './doc-page';

/** The code of the worker in one piece: a thread knows nothing of TypeScript. */
function workerCode(): string {
  const { outputFiles } = buildSync({
    entryPoints: [path.join(__dirname, 'worker.ts')],
    bundle: true,
    platform: 'node',
    target: 'node20',
    tsconfigRaw: {},
    write: false,
  });
  const [file] = outputFiles;
  if (!file) throw new Error('plugins/for-programs/pages/worker.ts gave no code.');
  return file.text;
}

function readInThread(docs: BuiltDocs): Promise<readonly DocPage[]> {
  return new Promise((resolve, reject) => {
    // At once: whatever waits here waits until others have done what they do without a pause.
    const code = workerCode();
    const workerData = { ...docs, code: shortHash(code) };
    const worker = new Worker(code, { eval: true, workerData });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () =>
      reject(new Error('plugins/for-programs: the thread that reads the pages gave no answer.')),
    );
  });
}

/**
 * Reads the documentation pages as text in a thread of its own, so that the build does not wait for it: begun when
 * they are written, asked for once the other work on them is done. It may find a page before that or after, whole
 * in both cases; what it reads of it is the same.
 */
export class DocPagesReading {
  private reading: Promise<readonly DocPage[]> | undefined;

  begin(docs: BuiltDocs): void {
    this.reading = readInThread(docs);
    // Whoever asks for the pages is told.
    this.reading.catch(() => {});
  }

  /** @throws what went wrong while they were read, or when nobody had begun */
  async pages(): Promise<readonly DocPage[]> {
    if (this.reading) return this.reading;
    throw new Error(
      'Nobody reads the pages: docusaurus.config.ts names plugins/for-programs/ among its plugins, before what asks for them.',
    );
  }
}
