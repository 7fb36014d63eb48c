import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

function* filesUnder(folder: string): Generator<string> {
  const entries = readdirSync(folder, { withFileTypes: true });
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* filesUnder(file);
    else yield file;
  }
}

/**
 * Hash of the names and contents of all files under some folders, ten hexadecimal digits.
 * @param siteDir folder of the project
 * @param folders relative to it
 */
export function filesHash(siteDir: string, folders: readonly string[]): string {
  const hash = createHash('sha256');
  for (const folder of folders) {
    for (const file of filesUnder(path.join(siteDir, folder))) {
      hash.update(`${path.relative(siteDir, file).split(path.sep).join('/')}\0`);
      hash.update(readFileSync(file));
    }
  }
  return hash.digest('hex').slice(0, 10);
}

/** Eight hexadecimal digits that change with the content, as the bundler puts into names of files. */
export function shortHash(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 8);
}
