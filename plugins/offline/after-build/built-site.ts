import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { isHelpTarget } from '../../../src/help-targets/address';
import { isSheet } from '../../../src/site/cheat-sheet';

const gzipAsync = promisify(gzip);

/** Sent as they are: compressing them again would bring nothing. */
const COMPRESSED = /\.(?:png|jpe?g|webp|avif|gif|woff2)$/;

const CANONICAL = /<link[^>]*\brel="?canonical"?[^>]*\bhref="?(?<href>[^"\s>]+)/;

/** A file of the output, read. */
export interface BuiltFile {
  /** From the base of the site. */
  path: string;
  content: Buffer;
  /** Bytes compressed with gzip. */
  transfer: number;
}

async function readBuilt(outDir: string, file: string): Promise<BuiltFile> {
  const content = await readFile(path.join(outDir, file));
  return {
    path: file,
    content,
    transfer: COMPRESSED.test(file) ? content.length : (await gzipAsync(content)).length,
  };
}

/** The address that a page names as its own, which hosts answer at without leading elsewhere. */
function pagePath(html: string, file: string, baseUrl: string): string {
  const href = CANONICAL.exec(html)?.groups?.href;
  if (href) return new URL(href).pathname.slice(baseUrl.length);
  return file.replace(/(?:^|(?<=\/))index\.html$/, '');
}

async function readPage(outDir: string, file: string, baseUrl: string) {
  const built = await readBuilt(outDir, file);
  const html = built.content.toString('utf8');
  return { ...built, html, path: pagePath(html, file, baseUrl) };
}

/** A page of the output, read. */
export type BuiltPage = Awaited<ReturnType<typeof readPage>>;

/**
 * Reads the pages of an output folder, once they are final, and the files that they may ask for. Those that
 * lead a program to its help are left out: a program without a network opens the page itself.
 */
export async function readBuiltSite(outDir: string, baseUrl: string) {
  const names = (await readdir(outDir, { recursive: true })).map((name) =>
    name.split(path.sep).join('/'),
  );
  const isFile = (name: string) =>
    /^(?:assets\/.*\.\w+|img\/.*\.\w+|search-(?:docs|index|texts)-\w+\.json)$/.test(name) &&
    !/\.(?:br|gz)$/.test(name);
  const isPage = (name: string) =>
    name.endsWith('.html') && name !== '404.html' && !isHelpTarget(name) && !isSheet(name);
  return {
    pages: await Promise.all(names.filter(isPage).map((name) => readPage(outDir, name, baseUrl))),
    files: await Promise.all(names.filter(isFile).map((name) => readBuilt(outDir, name))),
  };
}
