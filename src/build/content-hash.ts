import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const TEST_FILE = /\.test\.tsx?$/;

function* filesUnder(place: string): Generator<string> {
  if (!statSync(place).isDirectory()) {
    if (!TEST_FILE.test(place)) yield place;
    return;
  }
  for (const name of readdirSync(place).sort()) yield* filesUnder(path.join(place, name));
}

/**
 * Hash of the names and contents of some files and of all under some folders but unit tests, ten hexadecimal digits.
 * @param siteDir folder of the project
 * @param places relative to it
 */
export function filesHash(siteDir: string, places: readonly string[]): string {
  const hash = createHash('sha256');
  for (const place of places) {
    for (const file of filesUnder(path.join(siteDir, place))) {
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
