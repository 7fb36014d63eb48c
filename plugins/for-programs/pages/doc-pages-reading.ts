import path from 'node:path';
import { ThreadWork } from '../../../src/build/thread-work';
import type { BuiltDocs, DocPage } from './doc-page';

/**
 * Reads the documentation pages of the build that is made as text, so that it does not wait for it: begun when
 * they are written, asked for once the other work on them is done. It may find a page before that or after, whole
 * in both cases; what it reads of it is the same.
 */
export const docPages = new ThreadWork<BuiltDocs, readonly DocPage[]>(
  path.join(__dirname, 'worker.ts'),
  'Nobody reads the pages: docusaurus.config.ts names plugins/for-programs/ among its plugins, before what asks for them.',
);
