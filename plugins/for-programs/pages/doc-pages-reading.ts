import path from 'node:path';
import { inThread } from '../../../src/build/in-thread';
import type { BuiltDocs, DocPage } from './doc-page';

/**
 * Reads the documentation pages as text in a thread of its own, so that the build does not wait for it: begun when
 * they are written, asked for once the other work on them is done. It may find a page before that or after, whole
 * in both cases; what it reads of it is the same.
 */
export class DocPagesReading {
  private reading: Promise<readonly DocPage[]> | undefined;

  begin(docs: BuiltDocs): void {
    this.reading = inThread(path.join(__dirname, 'worker.ts'), docs);
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
