import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { median } from './median';

/** What the HTML of documentation pages weighs on the wire. */
export interface PageWeights {
  pages: number;
  /** Median of all pages, gzip, in kB of 1000 bytes. */
  typicalKilobytes: number;
  largest: { page: string; kilobytes: number };
}

/**
 * Weighs the HTML of all pages under `build/docs` of a site's folder.
 *
 * @throws {Error} when there are none
 */
export async function weighPages(folder: string): Promise<PageWeights> {
  const docs = path.join(folder, 'build', 'docs');
  const entries = await readdir(docs, { recursive: true });
  const weights = [];
  for (const entry of entries.filter((name) => name.endsWith('.html'))) {
    const html = await readFile(path.join(docs, entry));
    weights.push({ page: path.dirname(entry), kilobytes: gzipSync(html).length / 1000 });
  }
  const [first, ...rest] = weights;
  if (!first) throw new Error(`There are no pages under ${docs}; did the build write them?`);
  return {
    pages: weights.length,
    typicalKilobytes: median(weights.map(({ kilobytes }) => kilobytes)),
    largest: rest.reduce((a, b) => (b.kilobytes > a.kilobytes ? b : a), first),
  };
}
