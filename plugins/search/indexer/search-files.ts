import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { SearchIndexFile } from '../engine/index-format';
import type { SearchDocsFile } from '../engine/types';
import { buildIndexFile } from './index-writer';
import type { ReadersWords } from './readers-words';
import { recordsOf } from './records';
import { type RenderedPage, readRenderedPage, type WholeSite } from './rendered-page';

/** Names of the two files, from the folder that the site is built to. */
export interface SearchFileNames {
  docs: string;
  index: string;
}

export interface SearchFiles {
  docs: SearchDocsFile;
  index: SearchIndexFile;
}

/** Name of a search file: `search-docs-1f0c….json`. */
const FILE_NAME = /^search-(docs|index)-[0-9a-f]+\.json$/;

/** Names of the two files for a hash of what they are made from. */
export function searchFileNames(hash: string): SearchFileNames {
  return { docs: `search-docs-${hash}.json`, index: `search-index-${hash}.json` };
}

/** Reads the pages of a built site that answer something, in the order of their addresses. */
export function readBuiltPages(outDir: string, site?: WholeSite): RenderedPage[] {
  return readdirSync(outDir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => readRenderedPage(readFileSync(path.join(outDir, file), 'utf8'), site))
    .filter((page) => page !== undefined)
    .sort((a, b) => (a.url < b.url ? -1 : 1));
}

/** Makes both files from rendered pages. */
export function buildSearchFiles(
  pages: readonly RenderedPage[],
  said: ReadersWords,
  options: SearchDocsFile['options'],
): SearchFiles {
  return {
    docs: { searchDocs: recordsOf(pages), options },
    index: buildIndexFile(pages, said),
  };
}

/**
 * Writes both files of a built site to its folder.
 * @returns how many pages and sections can be found
 * @throws Error when no page can be found, which would leave readers without a search
 */
export function writeSearchFiles(
  outDir: string,
  names: SearchFileNames,
  said: ReadersWords,
  options: SearchDocsFile['options'],
  site?: WholeSite,
): { pages: number; sections: number } {
  const pages = readBuiltPages(outDir, site);
  if (pages.length === 0) {
    throw new Error(
      `No page in ${outDir} can be searched: expected HTML with a canonical link and an article. Check the names of the theme's classes in plugins/search/indexer/rendered-page.ts.`,
    );
  }
  const { docs, index } = buildSearchFiles(pages, said, options);
  writeFileSync(path.join(outDir, names.docs), JSON.stringify(docs));
  writeFileSync(path.join(outDir, names.index), JSON.stringify(index));
  return { pages: pages.length, sections: docs.searchDocs.length };
}

/**
 * Reads the two files of a built site.
 * @throws Error when the folder has not exactly one of each
 */
export function readSearchFiles(outDir: string): { docs: unknown; index: unknown } {
  const found = readdirSync(outDir).filter((file) => FILE_NAME.test(file));
  const read = (kind: string): unknown => {
    const files = found.filter((file) => file.startsWith(`search-${kind}-`));
    const [file] = files;
    if (file === undefined || files.length > 1) {
      throw new Error(
        `${outDir} has ${files.length} files search-${kind}-*.json; expected 1. Build the site again with "npm run build".`,
      );
    }
    return JSON.parse(readFileSync(path.join(outDir, file), 'utf8'));
  };
  return { docs: read('docs'), index: read('index') };
}
