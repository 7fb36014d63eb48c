import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Everything that decides what the rendered pages say or how the files are made from them. */
const INPUTS = ['blog', 'data', 'docs', 'plugins', 'src'] as const;

function* filesUnder(folder: string): Generator<string> {
  const entries = readdirSync(folder, { withFileTypes: true });
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* filesUnder(file);
    else yield file;
  }
}

/**
 * Hash for the names of the search files. The pages are rendered with the names in them, before
 * their text is known, so it is taken from what the pages are made of.
 * @param siteDir folder of the project
 */
export function inputHash(siteDir: string): string {
  const hash = createHash('sha256');
  for (const input of INPUTS) {
    for (const file of filesUnder(path.join(siteDir, input))) {
      hash.update(`${path.relative(siteDir, file).split(path.sep).join('/')}\0`);
      hash.update(readFileSync(file));
    }
  }
  return hash.digest('hex').slice(0, 10);
}
