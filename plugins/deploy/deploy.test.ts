import { expect, it } from 'vitest';
import { caddyfile } from './caddy';
import { nginxConfig } from './nginx';
import { type DeployedSite, pageAddresses } from './page-addresses';
import { CACHE_CONTROL, hashedFiles, privateFiles, SECURITY_HEADERS } from './response-headers';
import { headersFile, redirectsFile } from './static-hosts';

const ROUTES = ['/404.html', '/', '/docs/caja', '/docs/caja/faqs/', '/blog/tags/facturaci%C3%B3n'];

function siteUnder(basePath: string): DeployedSite {
  const routes = ROUTES.map((route) => basePath.slice(0, -1) + route);
  return { host: 'ayuda.example.com', basePath, pages: pageAddresses(routes, basePath) };
}

const SITE = siteUnder('/');
const UNDER_BASE_PATH = siteUnder('/ayuda/');

it('pages have one address each, its file, and what its spellings share; the not-found page has none', () => {
  expect(SITE.pages.map(({ route }) => route)).toEqual([
    ...['/', '/blog/tags/facturación', '/docs/caja', '/docs/caja/faqs/'],
  ]);
  expect(SITE.pages[1]).toMatchObject({ location: '/blog/tags/facturaci%C3%B3n' });
  const [home, , , questions] = UNDER_BASE_PATH.pages;
  expect([home, questions]).toEqual([
    { route: '/ayuda/', location: '/ayuda/', key: '/ayuda', file: '/index.html' },
    {
      ...{ route: '/ayuda/docs/caja/faqs/', location: '/ayuda/docs/caja/faqs/' },
      ...{ key: '/ayuda/docs/caja/faqs', file: '/docs/caja/faqs/index.html' },
    },
  ]);
});

it.each([
  ['/assets/js/main.0a1b2c3d.js', true],
  ['/assets/images/caja-0123456789abcdef0123456789abcdef.png', true],
  ['/search-docs-0a1b2c3d4e.json', true],
  ['/assets/version.2.js', false],
  ['/search-tips.json', false],
  ['/docs/assets/js/main.0a1b2c3d.js', false],
])('whether %s is kept for ever: %s', (file, isHashed) => {
  expect(new RegExp(hashedFiles('/')).test(file)).toBe(isHashed);
  expect(new RegExp(hashedFiles('/a.b/')).test(`/a.b${file}`)).toBe(isHashed);
  expect(new RegExp(hashedFiles('/a.b/')).test(`/axb${file}`)).toBe(false);
});

it.each([
  ['/.sources', true],
  ['/docs/.git/config', true],
  ['/_headers', true],
  ['/_redirects', true],
  ['//docs/caja', true],
  ['/docs/caja//', true],
  ['/.well-known/security.txt', false],
  ['/docs/caja.html', false],
  ['/_headers/', false],
])('whether %s is nobody’s business: %s', (file, isPrivate) => {
  expect(new RegExp(privateFiles('/')).test(file)).toBe(isPrivate);
});

it.each([
  ['nginx', nginxConfig(SITE)],
  ['Caddy', caddyfile(SITE)],
  ['static hosts', headersFile(SITE)],
])('%s is told every header and how long files may be kept', (_host, config) => {
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
    expect(config).toContain(name);
    expect(config).toContain(value);
  }
  expect(config).toContain('Strict-Transport-Security');
  expect(config).toContain('nosniff');
  expect(config).toContain(CACHE_CONTROL.hashed);
});

it('what pages tell the host is answered with nothing, and logged', () => {
  const telling = { ...SITE, logPath: '/registro' };
  expect(nginxConfig(telling)).toMatch(/location = \/registro {\s+return 204;/);
  expect(caddyfile(telling)).toMatch(/log {[\s\S]+respond \/registro 204/);
  expect(nginxConfig(SITE) + caddyfile(SITE)).not.toMatch(/204|SITE_LOG/);
});

it('nginx says of what is not there that it is not, and leads from every spelling of an address to it', () => {
  const config = nginxConfig(SITE);
  expect(config).toMatch(/^ {2}error_page 404 \/404\.html;$/m);
  const [, spelling = ''] = /"~(\^\(\?<site_stem>.*)" \$site_stem;/.exec(config) ?? [];
  const keyOf = (uri: string) => new RegExp(spelling).exec(uri)?.groups?.site_stem;
  for (const ending of ['', '/', '//', '.html', '/index.html']) {
    expect(keyOf(`/docs/caja${ending}`)).toBe('/docs/caja');
  }
  expect(config).toContain('  "/docs/caja" "/docs/caja";');
  expect(config).toContain('return 301 $site_location$is_args$args;');
});

it('nginx leads from http to the same address over https, and is silent of what is said there only', () => {
  const config = nginxConfig(SITE);
  const [plain = '', secure = ''] = config.split(/^server {$/m).slice(1);
  expect(plain).toContain('listen 80;');
  expect(plain).toContain('return 301 https://ayuda.example.com$request_uri;');
  expect(plain).not.toContain('Strict-Transport-Security');
  expect(secure).toContain('listen 443 ssl http2;');
  expect(secure).toContain('ssl_protocols TLSv1.2 TLSv1.3;');
  expect(secure).toContain('add_header Strict-Transport-Security "max-age=31536000" always;');
});

it('static hosts get no more rules than they read, and addresses without a slash as they are', () => {
  const headers = headersFile(UNDER_BASE_PATH).split('\n');
  expect(headers.filter((line) => /^\//.test(line))).toEqual([
    '/*',
    '/ayuda/assets/*',
    '/ayuda/search-docs-*',
    '/ayuda/search-index-*',
    '/ayuda/search-texts-*',
  ]);
  expect(Math.max(...headers.map((line) => line.length))).toBeLessThan(2000);
  expect(redirectsFile(SITE)).toBe(
    '/blog/tags/facturaci%C3%B3n /blog/tags/facturaci%C3%B3n/ 200\n/docs/caja /docs/caja/ 200\n/ir/:id /ir/:id/ 200\n',
  );
  expect(redirectsFile(UNDER_BASE_PATH)).toMatch(/^\/ \/ayuda\/ 302\n/);
});
