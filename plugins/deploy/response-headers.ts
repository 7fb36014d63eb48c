import { SEARCH_FILES, searchFileStem } from '../../src/build/search-file-names';

/** Headers by name. */
type Headers = Readonly<Record<string, string>>;

/**
 * What every answer says, errors included. The policy of scripts and styles stands in each page,
 * whose hashes it names (plugins/deferred-hydration/page-policy.ts); a browser applies both, so this one
 * holds what is the same everywhere and what a page cannot say of itself.
 */
export const SECURITY_HEADERS: Headers = {
  'Content-Security-Policy':
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'; " +
    "script-src-attr 'none'; style-src-attr 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
};

/**
 * Said over https alone, as RFC 6797 (7.2) asks. Without `includeSubDomains`: which other hosts
 * there are is not for this site to say.
 */
export const HTTPS_HEADERS: Headers = {
  'Strict-Transport-Security': 'max-age=31536000',
};

/** `Cache-Control` of a file whose name changes with its content, and of all else. */
export const CACHE_CONTROL = {
  hashed: 'public, max-age=31536000, immutable',
  other: 'no-cache',
} as const;

/**
 * Within the site, files whose name changes with their content: `/assets/js/main.0a1b2c3d.js`,
 * `/assets/images/caja-0123456789abcdef0123456789abcdef.png`, `/search-docs-0a1b2c3d4e.json`. Written
 * in what the regular expressions of JavaScript, nginx and Caddy have in common.
 */
const HASHED_NAMES = `(?:assets/.*[.-]|${SEARCH_FILES.map(searchFileStem).join('|')})[0-9a-f]{8,}[.][^/]+$`;

/**
 * Within the site, what is none of a reader's business: hidden files such as the stamp of the build
 * (`.well-known` is public), and what static hosts read. Nor is a path with two slashes in a row, which
 * would be a second address of what has one.
 */
const PRIVATE_NAMES = '(?:(?:.*/)?(?:/|[.](?:[^w]|w[^e]))|_headers$|_redirects$)';

/** A path as a regular expression that only it answers to. */
export function escapePath(path: string): string {
  return path.replace(/[.+]/g, '[$&]');
}

/** The pattern of hashed files of a site under a base path. */
export function hashedFiles(basePath: string): string {
  return `^${escapePath(basePath)}${HASHED_NAMES}`;
}

/** The pattern of what is not to be had of a site under a base path. */
export function privateFiles(basePath: string): string {
  return `^${escapePath(basePath)}${PRIVATE_NAMES}`;
}
