import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

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

function pathOfUrl(url: string): string {
  return decodeURIComponent(new URL(url).pathname);
}

/** Canonical paths of the pages that the sitemap lists. */
async function readSitemapPaths(directory: string): Promise<string[]> {
  const xml = await readFile(path.join(directory, 'sitemap.xml'), 'utf8').catch(() => '');
  return [...xml.matchAll(SITEMAP_LOCATION)].map(([, url = '']) => pathOfUrl(url));
}

/** Path of the address that a page names as its canonical one, undefined when it names none. */
async function readCanonicalPath(directory: string, file: string): Promise<string | undefined> {
  const [link] = CANONICAL_LINK.exec(await readFile(path.join(directory, file), 'utf8')) ?? [];
  const href = link && HREF.exec(link)?.[1];
  return href && pathOfUrl(href);
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
 * as the proof of ownership some services ask for, keeps the address of its file.
 *
 * @param directory the output folder of `docusaurus build`
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
    const route =
      sitemapRoutes.get(key) ??
      (await readCanonicalRoute(directory, file, basePath)) ??
      basePath + file.slice(1).replace(/(^|\/)index\.html$/, '$1');
    byKey.set(key, { route, file });
  }
  return { basePath, byKey };
}
