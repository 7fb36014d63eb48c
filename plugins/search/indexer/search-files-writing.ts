import path from 'node:path';
import { ThreadWork } from '../../../src/build/thread-work';
import type { SearchFilesWork } from './search-files';

/**
 * Writes the files of the search of the build that is made, beside the work on the pages: begun when they are written.
 * It may find a page before that work or after, whole in both cases; what it reads of it is the same.
 */
export const searchFiles = new ThreadWork<SearchFilesWork, unknown>(
  path.join(__dirname, 'worker.ts'),
  'Nobody writes the files of the search: docusaurus.config.ts names plugins/search/ before what asks for them.',
);
