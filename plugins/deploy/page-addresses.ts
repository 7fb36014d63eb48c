import { HELP_FOLDER } from '../../src/help-targets/address';

/** A page: the one address it answers at, and what stands there. */
export interface PageAddress {
  /** Its path on the host, decoded: `/docs/delfin`, `/ayuda/docs/delfin/faqs/`. */
  route: string;
  /** The same as it is written in an address. */
  location: string;
  /** What its spellings `/a`, `/a/`, `/a.html` and `/a/index.html` have in common: `/a`. */
  key: string;
  /** Path of its file within the site, decoded, with a leading slash. */
  file: string;
}

/** What the files for hosts are written from. */
export interface DeployedSite {
  /** Name of the host: `ayuda.example.com`. */
  host: string;
  /** With a slash at both ends: `/`, `/ayuda/`. */
  basePath: string;
  /** What pages tell the host stands in the log of this path; it answers nothing. */
  logPath?: string | undefined;
  pages: readonly PageAddress[];
}

/**
 * The pages of a build, sorted by address.
 *
 * @param routesPaths as the framework hands them over: under the base path, with `/404.html`
 */
export function pageAddresses(routesPaths: readonly string[], basePath: string): PageAddress[] {
  const notFound = `${basePath}404.html`;
  const routes = new Set(routesPaths.map(decodeURI));
  routes.delete(notFound);
  return [...routes].sort().map((route) => {
    const key = route.replace(/\/$/, '');
    const within = `${key}/index.html`.slice(basePath.length - 1);
    return { route, location: encodeURI(route), key, file: within };
  });
}

/**
 * Path within the site of the pages that lead programs to their help, as a regular expression: there are
 * thousands, so hosts get one line for all. Each has its file in a folder of its own.
 */
export const HELP_PATH = `/${HELP_FOLDER}/[a-z0-9.-]+`;
