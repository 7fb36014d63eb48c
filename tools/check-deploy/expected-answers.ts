import { readdirSync } from 'node:fs';
import { CACHE_CONTROL } from '../../plugins/deploy/response-headers';
import { SEARCH_FILES, searchFileStem } from '../../src/build/search-file-names';
import { ToolError } from '../bootstrap/tool-error.mjs';

/** What a server has to answer to one address of the site. */
export interface Expected {
  address: string;
  status: number;
  /** GET when it is not said. */
  method?: string;
  cache?: string;
  /** Of a redirect. */
  location?: string;
  /** What the type of the content begins with. */
  type?: string;
  /** It comes compressed to whoever accepts that. */
  isCompressed?: true;
}

const { hashed, other } = CACHE_CONTROL;

function file(address: string, type: string, cache: string = other): Expected {
  return { address, status: 200, cache, type };
}

function page(address: string): Expected {
  return { ...file(address, 'text/html'), isCompressed: true };
}

function missing(address: string): Expected {
  return { ...page(address), status: 404 };
}

function moved(address: string, location: string): Expected {
  return { address, status: 301, location };
}

/** @throws {ToolError} when the build has no such file */
function findFile(files: readonly string[], pattern: RegExp): string {
  const name = files.find((name) => pattern.test(name));
  if (name) return `/${name}`;
  throw new ToolError(`The build has no file ${pattern}. Run "npm run build" again.`);
}

/** Addresses of every kind within the site, and what each has to be answered. */
function withinTheSite(buildDir: string): Expected[] {
  const files = readdirSync(buildDir, { recursive: true, encoding: 'utf8' });
  const script = findFile(files, /^assets\/js\/main\.\w+\.js$/);
  const search = SEARCH_FILES.map((name) =>
    findFile(files, new RegExp(`^${searchFileStem(name)}\\w+\\.json$`)),
  );
  return [
    page('/'),
    page('/docs/delfin?utm_source=boletin'),
    page('/docs/delfin/faqs/ventas/'),
    { ...page('/ir/factura.campo.cliente?v=8.1'), isCompressed: undefined },
    moved('/index.html', '/'),
    moved('/docs/delfin/', '/docs/delfin'),
    moved('/docs/delfin.html', '/docs/delfin'),
    moved('/docs/delfin/faqs/ventas/index.html', '/docs/delfin/faqs/ventas/'),
    moved('/docs/delfin/faqs/ventas?a=1&b=%C3%B1', '/docs/delfin/faqs/ventas/?a=1&b=%C3%B1'),
    moved('/ir/factura/', '/ir/factura'),
    missing('/no-existe'),
    missing('/ir/no-existe'),
    missing('/docs/delfin/faqs/ventas/x'),
    missing('//docs/delfin'),
    missing('//docs/delfin/'),
    missing('/assets/'),
    missing('/404.html'),
    missing('/_headers'),
    missing('/.git/config'),
    { address: '/%00', status: 400 },
    { address: '/docs/delfin', method: 'POST', status: 405 },
    { ...file(script, 'text/javascript', hashed), isCompressed: true },
    ...search.map((name) => file(name, 'application/json', hashed)),
    { ...page('/ayuda.json'), type: 'application/json' },
    { ...page('/docs/delfin.md'), type: 'text/markdown' },
    file('/robots.txt', 'text/plain'),
    file('/manifest.webmanifest', 'application/manifest+json'),
    file('/img/icono-192.png', 'image/png'),
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
  const bare = moved(basePath.slice(0, -1), basePath);
  return [...within, { ...moved('/', basePath), status: 302 }, bare, missing('/docs/delfin')];
}
