import { readFileSync } from 'node:fs';
import path from 'node:path';
import { UnexpectedText } from '../../src/build/replace-exactly';

/** Chunks of the two theme parts that every page of the docs is drawn by. */
const ENTRIES = /webpackChunkName: "(\w+)" \*\/ "@theme\/Doc(?:Root|Item)"/g;

/**
 * Their names in the table of chunks.
 *
 * @param file `.docusaurus/registry.js`
 * @throws UnexpectedText when one of them is not there
 */
export function docChunks(registry: string, file: string): readonly string[] {
  const names = [...registry.matchAll(ENTRIES)].flatMap(([, name]) => name ?? []);
  if (names.length === 2) return names;
  const text = { file, row: 'the row «doc-chunk» of plugins/bundle-diet/README.md' };
  throw new UnexpectedText(text, ENTRIES, `found ${names.length} times, not twice`);
}

/**
 * Group of the bundler for what they take from packages: by itself it would be four scripts, which hold
 * some modules twice and compress worse.
 */
export function docGroup(generatedDir: string) {
  const file = path.join(generatedDir, 'registry.js');
  let names: readonly string[] | undefined;
  return {
    name: 'doc',
    priority: 30,
    enforce: true,
    test: /node_modules/,
    // The table is written after the bundler has its options.
    chunks: ({ name }: { name?: string | null }) => {
      names ??= docChunks(readFileSync(file, 'utf8'), file);
      return names.includes(name ?? '');
    },
  };
}
