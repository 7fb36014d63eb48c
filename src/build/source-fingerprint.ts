import { existsSync } from 'node:fs';
import path from 'node:path';
import { filesHash, shortHash } from './content-hash';

/** Everything the built site is made from, from the project's folder. */
const SOURCES = [
  'blog',
  'data',
  'docs',
  'docusaurus.config.ts',
  'package-lock.json',
  'package.json',
  'plugins',
  'sidebars.ts',
  'src',
  'static',
];

/**
 * A hash of the names and contents of all sources of the site; the same sources give the same hash
 * on any machine. Unit tests do not count.
 *
 * @param root folder of the project
 * @param settings values from outside the sources that change the output, such as environment variables
 * @param beside folders that this output is made from too
 */
export function sourceFingerprint(
  root: string,
  settings: readonly string[] = [],
  beside: readonly string[] = [],
): string {
  const sources = [...SOURCES, ...beside].filter((source) => existsSync(path.join(root, source)));
  return shortHash([filesHash(root, sources), ...settings].join('\0'));
}
