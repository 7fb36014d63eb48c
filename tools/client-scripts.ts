import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

/** Scripts that a page runs once its reader does something, by gzip. */
export interface ClientScripts {
  /** Bytes of each documentation page, by its file. */
  byPage: Map<string, number>;
  /** Bytes of the page in the middle. */
  median: number;
}

const SCRIPTS = /data-scripts="([^"]+)"/;

/**
 * Weighs the scripts of the documentation pages of a build.
 *
 * @param build folder of the built site
 * @throws Error naming the page that has no such scripts
 */
export function clientScriptBytes(build: string): ClientScripts {
  const weights = new Map<string, number>();
  const weigh = (address: string) => {
    const known = weights.get(address);
    if (known !== undefined) return known;
    const bytes = gzipSync(readFileSync(path.join(build, address)), { level: 9 }).length;
    weights.set(address, bytes);
    return bytes;
  };
  const pages = readdirSync(path.join(build, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => path.join('docs', file));
  const byPage = new Map(
    pages.map((file) => {
      const [, addresses] = SCRIPTS.exec(readFileSync(path.join(build, file), 'utf8')) ?? [];
      if (!addresses)
        throw new Error(`${file} of ${build} has no data-scripts; expected its boot script.`);
      return [file, addresses.split(' ').reduce((sum, address) => sum + weigh(address), 0)];
    }),
  );
  const sorted = [...byPage.values()].sort((one, other) => one - other);
  return { byPage, median: sorted[Math.floor(sorted.length / 2)] ?? Number.NaN };
}
