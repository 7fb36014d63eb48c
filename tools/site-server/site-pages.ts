import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { isHelpTarget } from '../../src/help-targets/address';

/** A page of a built site: the one address it answers at and the file behind it. */
export interface SitePage {
  /** Canonical path on the host, decoded: `/docs/delfin`, `/ayuda/docs/delfin/faqs/`. */
  route: string;
  /** Path of the HTML file from the site's folder, decoded, with a leading slash. */
  file: string;
}

const CANONICAL_LINK = /<link[^>]*\brel="?canonical"?[^>]*\bhref="?([^"\s>]+)/;

/** What the spellings `/a`, `/a/`, `/a.html` and `/a/index.html` of one page have in common: `/a`. */
function pageKey(pathname: string): string {
  return pathname.replace(/(?:\/index)?\.html$/, '').replace(/\/+$/, '');
}

/** Decoded path of the address that a page names as its canonical one; undefined when it names none. */
async function readCanonicalPath(file: string): Promise<string | undefined> {
  const [, href] = CANONICAL_LINK.exec(await readFile(file, 'utf8')) ?? [];
  return href && decodeURIComponent(new URL(href).pathname);
}

/**
 * Path that a built site stands under, with a slash at both ends: `/`, `/ayuda/`. Its not-found page
 * says so, since that page stands at the top of every site.
 */
export async function readBasePath(directory: string): Promise<string> {
  const notFound = await readCanonicalPath(path.join(directory, '404.html')).catch(() => undefined);
  return notFound?.endsWith('/404.html') ? notFound.slice(0, -'404.html'.length) : '/';
}

/** The page of an HTML file. @throws when there is no such file */
async function readPage(directory: string, file: string, basePath: string): Promise<SitePage> {
  const canonical = await readCanonicalPath(path.join(directory, file));
  // A page may name another one as canonical; that is advice to search engines, not its address.
  if (canonical && pageKey(canonical) === pageKey(basePath + file.slice(1))) {
    return { route: canonical, file };
  }
  const within = file.slice(1).replace(/(^|\/)index\.html$/, '$1');
  // Programs ask for their help without a slash at its end.
  return { route: basePath + (isHelpTarget(within) ? pageKey(within) : within), file };
}

/**
 * The page that some spelling of an address means.
 *
 * @param pathname decoded, from the site's folder, with a leading slash
 * @returns undefined when it is no page's
 */
export async function findPage(
  directory: string,
  pathname: string,
  basePath: string,
): Promise<SitePage | undefined> {
  const key = pageKey(pathname);
  if (key.endsWith('/index')) return undefined;
  for (const file of [`${key}/index.html`, `${key}.html`]) {
    const page = await readPage(directory, file, basePath).catch(() => undefined);
    if (page) return page;
  }
  return undefined;
}

/**
 * All pages of a built site but the not-found page.
 *
 * @param directory the output folder of `docusaurus build`
 */
export async function readSitePages(directory: string): Promise<SitePage[]> {
  const basePath = await readBasePath(directory);
  const files = await readdir(directory, { recursive: true });
  const pages = files.filter((file) => file.endsWith('.html') && file !== '404.html');
  return Promise.all(
    pages.map((file) => readPage(directory, `/${file.split(path.sep).join('/')}`, basePath)),
  );
}
