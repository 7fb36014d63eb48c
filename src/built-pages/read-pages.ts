import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type ArticleReader, type BuiltPage, readPage } from './read-page';

/** Reads all pages of a build, in the order of their files. */
export function readPages(outDir: string, read?: ArticleReader): BuiltPage[] {
  return readdirSync(outDir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .sort()
    .flatMap((file) => {
      const html = readFileSync(path.join(outDir, file), 'utf8');
      return readPage(html, file.split(path.sep).join('/'), read) ?? [];
    });
}
