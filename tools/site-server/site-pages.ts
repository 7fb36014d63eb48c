import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { isHelpTarget } from '../../src/help-targets/address';
import { ToolError } from '../bootstrap/tool-error.mjs';
import { explainUnreadable } from './unreadable-file';

/** A page of a built site: the one address it answers at and the file behind it. */
export interface SitePage {
  /** Canonical path on the host, decoded: `/docs/delfin`, `/ayuda/docs/delfin/faqs/`. */
  route: string;
  /** Path of the HTML file from the site's folder, decoded, with a leading slash. */
  file: string;
}

/** What a built site has, and where. */
export interface SitePages {
  /** Path that the whole site stands under, with a slash at both ends: `/`, `/ayuda/`. */
  basePath: string;
  /** The pages by `pageKey` of any of their spellings within the site. */
  byKey: ReadonlyMap<string, SitePage>;
}

const CANONICAL_LINK = /<link[^>]*\brel="?canonical"?[^>]*>/;
const HREF = /\bhref="?([^"\s>]+)/;
const SITEMAP_LOCATION = /<loc>([^<]+)<\/loc>/g;

/** What the spellings `/a`, `/a/`, `/a.html` and `/a/index.html` of one page have in common: `/a`. */
export function pageKey(pathname: string): string {
  return pathname
    .replace(/\/index\.html$/, '/')
    .replace(/\.html$/, '')
    .replace(/\/+$/, '');
}

/**
 * The path within a site of a path on its host: `/docs/delfin` for `/ayuda/docs/delfin` under
 * `/ayuda/`. Undefined when it is none of the site's.
 */
export function pathWithin(basePath: string, pathname: string): string | undefined {
  return pathname.startsWith(basePath) ? pathname.slice(basePath.length - 1) : undefined;
}

/**
 * Decoded path of an absolute address.
 *
 * @param where file and line that name it
 * @throws {ToolError} when it is no address
 */
function pathOfUrl(url: string, where: string): string {
  try {
    return decodeURIComponent(new URL(url).pathname);
  } catch {
    throw new ToolError(
      `${where}: "${url}" is not an address. Expected one such as https://docs.example.com/docs/. ` +
        'Run "npm run build" again.',
    );
  }
}

function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}

/** Canonical paths of the pages that the sitemap lists; none in a site without one. */
async function readSitemapPaths(directory: string): Promise<string[]> {
  const file = path.join(directory, 'sitemap.xml');
  if (!existsSync(file)) return [];
  const xml = await readFile(file, 'utf8');
  return [...xml.matchAll(SITEMAP_LOCATION)].map(({ 1: url = '', index }) =>
    pathOfUrl(url.trim(), `${file}:${lineAt(xml, index)}`),
  );
}

/** Path of the address that a page names as its canonical one, undefined when it names none. */
async function readCanonicalPath(directory: string, name: string): Promise<string | undefined> {
  const file = path.join(directory, name);
  const html = await readFile(file, 'utf8').catch((error) => explainUnreadable(file, error));
  const link = CANONICAL_LINK.exec(html);
  const href = link && HREF.exec(link[0])?.[1];
  return href ? pathOfUrl(href, `${file}:${lineAt(html, link.index)}`) : undefined;
}

async function readCanonicalRoute(
  directory: string,
  file: string,
  basePath: string,
): Promise<string | undefined> {
  const route = await readCanonicalPath(directory, file);
  // A page may name another one as canonical; that is advice to search engines, not its address.
  const isOwn = route && pageKey(pathWithin(basePath, route) ?? route) === pageKey(file);
  return isOwn ? route : undefined;
}

/**
 * The canonical address of the home page says where the site stands. Where it has none, or one that
 * other pages do not stand under, the site stands at the root.
 */
async function readBasePath(directory: string, sitemapPaths: readonly string[]): Promise<string> {
  const home = ((await readCanonicalPath(directory, 'index.html')) ?? '/').replace(/\/*$/, '/');
  return sitemapPaths.every((pathname) => pathname.startsWith(home)) ? home : '/';
}

async function listHtmlFiles(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true });
  return entries
    .filter((entry) => entry.endsWith('.html') && entry !== '404.html')
    .map((entry) => `/${entry.split(path.sep).join('/')}`);
}

/**
 * Reads which pages a built site has and how each address is spelled. The sitemap decides; a page
 * it leaves out (noindex) is asked for its own canonical link; an HTML file that has neither, such
 * as the proof of ownership some services ask for, keeps the address of its file. A page that leads a
 * program to its help has no slash at its end.
 *
 * @param directory the output folder of `docusaurus build`
 * @throws {ToolError} when a page cannot be read, or an address in it or in the sitemap is none
 */
export async function readSitePages(directory: string): Promise<SitePages> {
  const sitemapPaths = await readSitemapPaths(directory);
  const basePath = await readBasePath(directory, sitemapPaths);
  const sitemapRoutes = new Map(
    sitemapPaths.map((route) => [pageKey(pathWithin(basePath, route) ?? route), route]),
  );
  const byKey = new Map<string, SitePage>();
  for (const file of await listHtmlFiles(directory)) {
    const key = pageKey(file);
    // Programs ask for these as they are, and there are thousands: none is read.
    const route = isHelpTarget(key.slice(1))
      ? basePath + key.slice(1)
      : (sitemapRoutes.get(key) ??
        (await readCanonicalRoute(directory, file, basePath)) ??
        basePath + file.slice(1).replace(/(^|\/)index\.html$/, '$1'));
    byKey.set(key, { route, file });
  }
  return { basePath, byKey };
}
