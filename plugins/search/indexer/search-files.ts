import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { shortHash } from '../../../src/build/content-hash';
import {
  SEARCH_FILES,
  type SearchFile,
  searchFileStem,
} from '../../../src/build/search-file-names';
import type { SearchDocsFile } from '../engine/types';
import { buildIndexFile, placeAnswers } from './index-writer';
import type { ReadersWords } from './readers-words';
import { recordsOf, sectionTexts } from './records';
import type { RenderedPage } from './rendered-page';

/** Makes the files from rendered pages. */
export function buildSearchFiles(
  pages: readonly RenderedPage[],
  said: ReadersWords,
  options: SearchDocsFile['options'],
) {
  const placed = placeAnswers(said.answers, pages);
  const docs = { ...recordsOf(pages), options };
  const index = buildIndexFile(pages, said, placed);
  const texts = { sections: sectionTexts(pages), answers: placed.map(({ fact }) => fact.text) };
  const build = shortHash(JSON.stringify([docs, index, texts]));
  return { docs: { ...docs, build }, index: { ...index, build }, texts: { ...texts, build } };
}

/** The files of the search, as they travel. */
export type SearchFiles = ReturnType<typeof buildSearchFiles>;

/**
 * Writes the files of a built site to its folder.
 *
 * @returns their names, such as `search-docs-0a1b2c3d.json`, in the order of `SEARCH_FILES`
 * @throws Error when no page can be found, which would leave readers without a search
 */
export function writeSearchFiles(
  outDir: string,
  ...[pages, said, options]: Parameters<typeof buildSearchFiles>
): string[] {
  if (pages.length === 0) {
    throw new Error(
      `No page in ${outDir} can be searched: expected HTML with a canonical link and an article. Check the names of the theme's classes in src/built-pages/read-page.ts.`,
    );
  }
  const files = buildSearchFiles(pages, said, options);
  return SEARCH_FILES.map((kind) => {
    const name = `${searchFileStem(kind)}${files[kind].build}.json`;
    writeFileSync(path.join(outDir, name), JSON.stringify(files[kind]));
    return name;
  });
}

/** Addresses of files, by the base of the site or of the host that has them. */
export function fileAddresses(base: string, names: readonly string[]): string[] {
  return names.map((name) => base.replace(/\/*$/, '/') + name);
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
