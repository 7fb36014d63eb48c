import { readdirSync } from 'node:fs';
import {
  CACHE_CONTROL,
  HTTPS_HEADERS,
  SECURITY_HEADERS,
} from '../../plugins/deploy/response-headers';
import { SEARCH_FILES, searchFileStem } from '../../src/build/search-file-names';
import { ToolError } from '../bootstrap/tool-error.mjs';
import { type Answer, ask } from './ask';

/** What a server has to answer to one address of the site. */
interface Expected {
  address: string;
  status: number;
  cache?: string;
  /** Of a redirect. */
  location?: string;
  /** What the type of the content begins with. */
  type?: string;
  /** It is text, and comes compressed to whoever accepts that. */
  isText?: true;
}

const { hashed, other } = CACHE_CONTROL;

/** @throws {ToolError} when the build has no such file */
function fileOf(files: readonly string[], pattern: RegExp): string {
  const file = files.find((name) => pattern.test(name));
  if (file) return `/${file}`;
  throw new ToolError(`The build has no file ${pattern}. Run "npm run build" again.`);
}

function page(address: string): Expected {
  return { address, status: 200, cache: other, type: 'text/html', isText: true };
}

function moved(address: string, location: string): Expected {
  return { address, status: 301, location };
}

function missing(address: string): Expected {
  return { address, status: 404, cache: other, type: 'text/html', isText: true };
}

function asset(address: string, type: string): Expected {
  return { address, status: 200, cache: hashed, type, isText: true };
}

/** Addresses of every kind within the site, and what each has to be answered. */
function withinTheSite(buildDir: string): Expected[] {
  const files = readdirSync(buildDir, { recursive: true, encoding: 'utf8' });
  const named = (pattern: RegExp) => fileOf(files, pattern);
  return [
    page('/'),
    page('/docs/delfin'),
    page('/docs/delfin?utm_source=boletin'),
    page('/docs/delfin/faqs/ventas/'),
    page('/buscar'),
    { ...page('/ir/factura'), isText: undefined },
    { ...page('/ir/factura.campo.cliente?v=8.1'), isText: undefined },
    moved('/index.html', '/'),
    moved('/docs/delfin/', '/docs/delfin'),
    moved('/docs/delfin.html', '/docs/delfin'),
    moved('/docs/delfin/index.html', '/docs/delfin'),
    moved('/docs/delfin/faqs/ventas', '/docs/delfin/faqs/ventas/'),
    moved('/docs/delfin/faqs/ventas.html', '/docs/delfin/faqs/ventas/'),
    moved('/docs/delfin/faqs/ventas/index.html', '/docs/delfin/faqs/ventas/'),
    moved('/docs/delfin/faqs/ventas?a=1&b=%C3%B1', '/docs/delfin/faqs/ventas/?a=1&b=%C3%B1'),
    moved('/ir/factura/', '/ir/factura'),
    moved('/ir/factura/index.html?v=8.1', '/ir/factura?v=8.1'),
    missing('/no-existe'),
    missing('/ir/no-existe'),
    missing('/docs/no-existe/'),
    missing('/docs/delfin/faqs/ventas/x'),
    missing('/assets/'),
    missing('/assets/js/no-existe.0a1b2c3d.js'),
    missing('/404.html'),
    missing('/_headers'),
    missing('/_redirects'),
    missing('/.sources'),
    missing('/.git/config'),
    asset(named(/^assets\/js\/boot\.\w+\.js$/), 'text/javascript'),
    asset(named(/^assets\/js\/main\.\w+\.js$/), 'text/javascript'),
    ...SEARCH_FILES.map((file) =>
      asset(named(new RegExp(`^${searchFileStem(file)}\\w+\\.json$`)), 'application/json'),
    ),
    { ...page('/sitemap.xml'), type: undefined },
    { ...page('/ayuda.json'), type: 'application/json' },
    { ...page('/docs/delfin.md'), type: 'text/markdown' },
    { address: '/robots.txt', status: 200, cache: other, type: 'text/plain' },
    {
      address: '/manifest.webmanifest',
      status: 200,
      cache: other,
      type: 'application/manifest+json',
    },
    { address: '/img/logo.svg', status: 200, cache: other, type: 'image/svg+xml' },
    { address: '/img/icono-192.png', status: 200, cache: other, type: 'image/png' },
  ];
}

/**
 * What every server has to answer for a build, by address.
 *
 * @param basePath path that the site stands under, with a slash at both ends
 */
export function expectedAnswers(buildDir: string, basePath: string): Expected[] {
  const within = withinTheSite(buildDir).map(({ address, location, ...expected }) => ({
    ...expected,
    address: basePath + address.slice(1),
    location: location && basePath + location.slice(1),
  }));
  if (basePath === '/') return within;
  return [
    ...within,
    { address: '/', status: 302, location: basePath },
    moved(basePath.slice(0, -1), basePath),
    missing('/docs/delfin'),
  ];
}

/** nginx calls scripts by another name, which browsers take for the same. */
const SAME_TYPE: Readonly<Record<string, string>> = { 'application/javascript': 'text/javascript' };

function typeOf({ headers }: Answer): string {
  const [type = ''] = (headers['content-type'] ?? '').split(';');
  return SAME_TYPE[type] ?? type;
}

function securityFaults({ headers }: Answer, isSecure: boolean): string[] {
  const always = Object.entries(SECURITY_HEADERS);
  const secure = Object.entries(HTTPS_HEADERS).map(
    ([name, value]) => [name, isSecure ? value : undefined] as const,
  );
  return [...always, ...secure].flatMap(([name, value]) => {
    const answered = headers[name.toLowerCase()];
    return answered === value ? [] : [`${name}: ${answered}, expected ${value}`];
  });
}

async function faultsOf(
  origin: string,
  expected: Expected,
  isPrecompressed: boolean,
): Promise<string[]> {
  const { address, status, cache, location, type, isText } = expected;
  const plain = await ask(origin, address);
  const answer = await ask(origin, address, { 'Accept-Encoding': 'gzip, br' });
  const faults = securityFaults(answer, origin.startsWith('https:'));
  const compare = (what: string, answered: unknown, value: unknown) => {
    if (answered !== value) faults.push(`${what} ${answered}, expected ${value}`);
  };
  compare('status', answer.status, status);
  if (cache) compare('Cache-Control', answer.headers['cache-control'], cache);
  if (location) compare('Location', answer.headers.location, location);
  if (type) compare('Content-Type', typeOf(answer), type);
  if (isText) compare('Vary', answer.headers.vary, 'Accept-Encoding');
  if (isText && isPrecompressed) {
    compare('compressed', /^(?:br|gzip)$/.test(answer.headers['content-encoding'] ?? ''), true);
    compare('compressed unasked', plain.headers['content-encoding'], undefined);
  }
  if (status === 200) {
    const again = { 'Accept-Encoding': 'gzip, br', 'If-None-Match': answer.headers.etag ?? '' };
    compare('asked again', (await ask(origin, address, again)).status, 304);
  }
  return faults.map((fault) => `${address}: ${fault}`);
}

/** A built site that servers answer for. */
interface BuiltSite {
  buildDir: string;
  /** With a slash at both ends. */
  basePath: string;
  /** Whether compressed copies stand beside its files, which `npm start` makes and a build does not. */
  isPrecompressed: boolean;
}

/** In what a server differs from the table, a line each. */
export async function differences(
  origin: string,
  { buildDir, basePath, isPrecompressed }: BuiltSite,
): Promise<string[]> {
  const faults: string[] = [];
  for (const expected of expectedAnswers(buildDir, basePath)) {
    faults.push(...(await faultsOf(origin, expected, isPrecompressed)));
  }
  return faults;
}

/** What no server gives but over https. */
const LEAD_TO_HTTPS = ['', 'docs/delfin?utm_source=boletin', 'docs/delfin/', 'sitemap.xml', 'nada'];

/**
 * Where a server does not lead from http to the same address over https, a line each. One redirect and
 * for ever; which of the two that say so is its own affair.
 */
export async function plainDifferences(
  origin: string,
  host: string,
  basePath: string,
): Promise<string[]> {
  const faults: string[] = [];
  for (const address of LEAD_TO_HTTPS.map((within) => basePath + within)) {
    const { status, headers } = await ask(origin, address, { Host: host });
    const location = `https://${host}${address}`;
    if (![301, 308].includes(status) || headers.location !== location) {
      faults.push(
        `${address}: ${status} to ${headers.location}, expected 301 or 308 to ${location}`,
      );
    }
    for (const name of Object.keys(HTTPS_HEADERS)) {
      if (headers[name.toLowerCase()]) faults.push(`${address}: ${name} over http`);
    }
  }
  return faults;
}
