import path from 'node:path';
import { inThread } from '../../../src/build/in-thread';
import type { SearchFilesWork } from './search-files';

/**
 * Writes the files of the search in a thread of its own, beside the work on the pages: begun when they are written.
 * It may find a page before that work or after, whole in both cases; what it reads of it is the same.
 */
export class SearchFilesWriting {
  private writing: Promise<unknown> | undefined;

  /** @returns when they are written; rejects with what went wrong */
  async begin(work: SearchFilesWork): Promise<void> {
    this.writing = inThread(path.join(__dirname, 'worker.ts'), work);
    await this.writing;
  }

  /** For whoever reads them. @throws what went wrong while they were written, or when nobody had begun */
  async written(): Promise<void> {
    if (!this.writing) {
      throw new Error(
        'Nobody writes the files of the search: docusaurus.config.ts names plugins/search/ before what asks for them.',
      );
    }
    await this.writing;
  }
}
