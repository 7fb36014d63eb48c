import path from 'node:path';
import { loadFacts } from '../../src/facts/load-facts';

/** A miniature of `data/` for unit tests, which an edit of the site's own facts cannot break. */
export const smallDataDir = path.resolve('tests/support/small-data');

/** The few pages that unit tests need as files; `blog/` stands beside them. */
export const smallDocsDir = path.resolve('tests/support/small-pages/docs');

/** The facts of `smallDataDir`, read once for each file of tests. */
export const smallFacts = loadFacts(smallDataDir);
