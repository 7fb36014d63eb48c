import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type SearchFile, searchFileStem } from '../../../src/build/search-file-names';
import type { SearchIndexFile } from '../engine/index-format';
import type { SearchDocsFile, SearchTextsFile } from '../engine/types';
import { buildIndexFile } from './index-writer';
import { placeAnswers } from './placed-answers';
import type { ReadersWords } from './readers-words';
import { recordsOf, sectionTexts } from './records';
import type { RenderedPage } from './rendered-page';

/** The files of the search, as they travel. */
export interface SearchFiles {
  docs: SearchDocsFile;
  index: SearchIndexFile;
  texts: SearchTextsFile;
}

/** Name of each file, from the folder that the site is built to: `search-docs-1f0c….json`. */
export type SearchFileNames = Record<SearchFile, string>;

/** Names of the files for a hash of what they are made from. */
export function searchFileNames(hash: string): SearchFileNames {
  const nameOf = (file: SearchFile) => `${searchFileStem(file)}${hash}.json`;
  return { docs: nameOf('docs'), index: nameOf('index'), texts: nameOf('texts') };
}

/** Makes the files from rendered pages. */
export function buildSearchFiles(
  pages: readonly RenderedPage[],
  said: ReadersWords,
  options: SearchDocsFile['options'],
): SearchFiles {
  const placed = placeAnswers(said.answers, pages);
  return {
    docs: { ...recordsOf(pages), options },
    index: buildIndexFile(pages, said, placed),
    texts: {
      sections: sectionTexts(pages),
      answers: placed.map(({ fact }) => fact.text),
    },
  };
}

/**
 * Writes the files of a built site to its folder.
 * @throws Error when no page can be found, which would leave readers without a search
 */
export function writeSearchFiles(
  outDir: string,
  names: SearchFileNames,
  ...[pages, said, options]: Parameters<typeof buildSearchFiles>
): void {
  if (pages.length === 0) {
    throw new Error(
      `No page in ${outDir} can be searched: expected HTML with a canonical link and an article. Check the names of the theme's classes in src/built-pages/read-page.ts.`,
    );
  }
  const files = buildSearchFiles(pages, said, options);
  for (const kind of ['docs', 'index', 'texts'] as const) {
    writeFileSync(
      path.join(outDir, names[kind]),
      JSON.stringify({ build: names.docs, ...files[kind] }),
    );
  }
}

/**
 * Reads the files of a built site.
 * @throws Error when the folder has not exactly one of each
 */
export function readSearchFiles(outDir: string): Record<SearchFile, unknown> {
  const built = readdirSync(outDir);
  const read = (name: SearchFile): unknown => {
    const stem = searchFileStem(name);
    const files = built.filter((file) => file.startsWith(stem) && file.endsWith('.json'));
    const [file] = files;
    if (file === undefined || files.length > 1) {
      throw new Error(
        `${outDir} has ${files.length} files ${stem}*.json; expected 1. Build the site again with "npm run build".`,
      );
    }
    return JSON.parse(readFileSync(path.join(outDir, file), 'utf8'));
  };
  return { docs: read('docs'), index: read('index'), texts: read('texts') };
}
