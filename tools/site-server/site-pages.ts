import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** A page of a built site: the one address it answers at and the file behind it. */
export interface SitePage {
  /** Canonical path, decoded: `/docs/delfin`, `/docs/delfin/faqs/`. */
  route: string;
  /** Path of the HTML file from the site's folder, decoded, with a leading slash. */
  file: string;
}

/** The pages of a built site by `pageKey` of any of their spellings. */
export type SitePages = ReadonlyMap<string, SitePage>;

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

function pathOfUrl(url: string): string {
  return decodeURIComponent(new URL(url).pathname);
}

async function readSitemapRoutes(directory: string): Promise<Map<string, string>> {
  const xml = await readFile(path.join(directory, 'sitemap.xml'), 'utf8').catch(() => '');
  const routes = [...xml.matchAll(SITEMAP_LOCATION)].map(([, url = '']) => pathOfUrl(url));
  return new Map(routes.map((route) => [pageKey(route), route]));
}

async function readCanonicalRoute(directory: string, file: string): Promise<string | undefined> {
  const [link] = CANONICAL_LINK.exec(await readFile(path.join(directory, file), 'utf8')) ?? [];
  const href = link && HREF.exec(link)?.[1];
  const route = href && pathOfUrl(href);
  // A page may name another one as canonical; that is advice to search engines, not its address.
  return route && pageKey(route) === pageKey(file) ? route : undefined;
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
 * @param directory the output folder of `docusaurus build`, served at `/`
 */
export async function readSitePages(directory: string): Promise<SitePages> {
  const sitemapRoutes = await readSitemapRoutes(directory);
  const pages = new Map<string, SitePage>();
  for (const file of await listHtmlFiles(directory)) {
    const key = pageKey(file);
    const route =
      sitemapRoutes.get(key) ??
      (await readCanonicalRoute(directory, file)) ??
      file.replace(/\/index\.html$/, '/');
    pages.set(key, { route, file });
  }
  return pages;
}
