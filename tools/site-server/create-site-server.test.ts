import { mkdtemp, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, type AskOptions, askServer } from '../../tests/support/ask-server';
import { writeFiles } from '../../tests/support/write-files';
import { precompress } from '../precompress';
import { createSiteServer } from './create-site-server';

const SITEMAP = `<?xml version="1.0" encoding="UTF-8"?><urlset>
<url><loc>https://docs.example.com/</loc></url>
<url><loc>https://docs.example.com/docs/delfin</loc></url>
<url><loc>https://docs.example.com/docs/delfin/faqs/</loc></url>
<url><loc>https://docs.example.com/blog/tags/facturaci%C3%B3n</loc></url>
</urlset>`;

const FILES: Record<string, string> = {
  'index.html': '<h1>Inicio</h1>',
  '404.html': `<h1>No encontramos esta página</h1>${' '.repeat(2000)}`,
  'sitemap.xml': SITEMAP,
  'docs/delfin/index.html': `<h1>Delfín</h1>${' '.repeat(2000)}`,
  'docs/delfin/faqs/index.html': '<h1>Preguntas</h1>',
  'blog/tags/facturación/index.html': '<h1>Facturación</h1>',
  'gracias/index.html':
    '<link data-rh="true" rel="canonical" href="https://docs.example.com/gracias">',
  'copia/index.html': '<link rel="canonical" href="https://docs.example.com/docs/delfin">',
  'demostracion/index.html': '<h1>Sin enlace canónico</h1>',
  'ir/factura.campo.cliente/index.html':
    '<link rel=canonical href=https://docs.example.com/docs/delfin>Cliente',
  'verificacion-123.html': 'verificacion',
  'ayuda.txt': 'Contraseña',
  'assets/js/main.0a1b2c3d.js': '0123456789',
  'assets/images/caja-0123456789abcdef0123456789abcdef.png': 'png',
  'assets/suelto.js': 'sin huella',
  'assets/version.2.js': 'sin huella',
  'search-docs-2e5c3b9c0c.json': '{}',
  'search-tips.json': '{}',
  '.sources': 'stamp of the build',
};

const FILES_UNDER_BASE_PATH: Record<string, string> = {
  'index.html': '<link rel=canonical href=https://docs.example.com/ayuda/><h1>Inicio</h1>',
  '404.html': '<h1>No encontramos esta página</h1>',
  'sitemap.xml': SITEMAP.replaceAll('example.com/', 'example.com/ayuda/'),
  'docs/delfin/index.html': '<h1>Delfín</h1>',
  'docs/delfin/faqs/index.html': '<h1>Preguntas</h1>',
  'gracias/index.html': '<link rel="canonical" href="https://docs.example.com/ayuda/gracias">',
  'demostracion/index.html': '<h1>Sin enlace canónico</h1>',
  'assets/js/main.0a1b2c3d.js': '0123456789',
};

let folder: string;
let server: Server;
let serverUnderBasePath: Server;

function ask(
  requestPath: string,
  { of = server, ...options }: AskOptions & { of?: Server } = {},
): Promise<Answer> {
  return askServer(of, requestPath, options);
}

async function startServer(directory: string): Promise<Server> {
  const started = await createSiteServer(directory);
  await new Promise<void>((resolve) => started.listen(0, resolve));
  return started;
}

beforeAll(async () => {
  const parent = await mkdtemp(path.join(tmpdir(), 'site-server-'));
  folder = path.join(parent, 'build');
  await writeFiles(parent, { 'secret.txt': 'outside of the site' });
  await writeFiles(folder, FILES);
  await precompress(folder);
  server = await startServer(folder);
  const underBasePath = path.join(parent, 'build-under-base-path');
  await writeFiles(underBasePath, FILES_UNDER_BASE_PATH);
  serverUnderBasePath = await startServer(underBasePath);
});

afterAll(async () => {
  server.closeAllConnections();
  serverUnderBasePath.closeAllConnections();
  await rm(path.dirname(folder), { recursive: true });
});

describe('pages', () => {
  it.each([
    ['/', 'Inicio'],
    ['/docs/delfin', 'Delfín'],
    ['/docs/delfin/faqs/', 'Preguntas'],
    ['/blog/tags/facturaci%C3%B3n', 'Facturación'],
    ['/gracias', 'gracias'],
    ['/ir/factura.campo.cliente', 'Cliente'],
    ['/ir/factura.campo.cliente?v=8.1', 'Cliente'],
    ['/demostracion/', 'Sin enlace'],
    ['/verificacion-123.html', 'verificacion'],
    ['/docs/delfin?utm_source=boletin', 'Delfín'],
  ])('answers %s at its canonical address', async (address, words) => {
    const { status, headers, body } = await ask(address);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html;charset=utf-8');
    expect(body.toString()).toContain(words);
  });

  it.each([
    ['/docs/delfin/', '/docs/delfin'],
    ['/docs/delfin//', '/docs/delfin'],
    ['/docs/delfin/index.html', '/docs/delfin'],
    ['/docs/delfin.html', '/docs/delfin'],
    ['/docs/delfin/faqs', '/docs/delfin/faqs/'],
    ['/docs/delfin/faqs.html', '/docs/delfin/faqs/'],
    ['/docs/delfin/faqs/index.html', '/docs/delfin/faqs/'],
    ['/index.html', '/'],
    ['/gracias/', '/gracias'],
    ['/demostracion', '/demostracion/'],
    ['/copia', '/copia/'],
    ['/blog/tags/facturaci%C3%B3n/', '/blog/tags/facturaci%C3%B3n'],
    ['/docs/delfin/?a=1&b=%20', '/docs/delfin?a=1&b=%20'],
  ])('sends %s to %s', async (address, canonical) => {
    const { status, headers } = await ask(address);
    expect(status).toBe(301);
    expect(headers.location).toBe(canonical);
  });

  it('does not send a reader to another host', async () => {
    expect((await ask('//evil.example/docs/delfin/')).status).toBe(404);
  });
});

describe('what is not there', () => {
  it.each([
    '/nada',
    '/docs/delfin/nada/',
    '/docs/delfin/index',
    '/nada.html',
    '/404',
    '/404.html',
    '/assets/js/main.ffffffff.js',
    '/assets/js/main.0a1b2c3d.js/',
    '/assets/',
    '/.sources',
    '/%E0%A4%A',
    '/%00',
  ])('answers 404 and the not-found page to %s', async (address) => {
    const { status, headers, body } = await ask(address);
    expect(status).toBe(404);
    expect(headers['cache-control']).toBe('no-cache');
    expect(body.toString()).toContain('No encontramos esta página');
  });

  it('compresses the not-found page', async () => {
    const { headers, body } = await ask('/nada', { headers: { 'Accept-Encoding': 'gzip, br' } });
    expect(headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(body).toString()).toBe(FILES['404.html']);
  });

  it.each(['/../secret.txt', '/..%2fsecret.txt', '/%2e%2e/secret.txt', '/docs/..\\..\\secret.txt'])(
    'stays inside the folder for %s',
    async (address) => {
      const { status, body } = await ask(address);
      expect(status).toBe(404);
      expect(body.toString()).not.toContain('outside');
    },
  );
});

describe('caches', () => {
  it.each([
    '/assets/js/main.0a1b2c3d.js',
    '/assets/images/caja-0123456789abcdef0123456789abcdef.png',
    '/search-docs-2e5c3b9c0c.json',
  ])('lets a browser keep %s for ever', async (address) => {
    const { headers } = await ask(address);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it.each([
    '/',
    '/docs/delfin',
    '/sitemap.xml',
    '/assets/suelto.js',
    '/assets/version.2.js',
    '/search-tips.json',
  ])('makes a browser ask again for %s, and answers 304 when it is the same', async (address) => {
    const { headers } = await ask(address);
    expect(headers['cache-control']).toBe('no-cache');
    const again = await ask(address, { headers: { 'If-None-Match': headers.etag ?? '' } });
    expect(again.status).toBe(304);
    expect(again.headers['cache-control']).toBe('no-cache');
  });
});

describe('compression', () => {
  it('prefers brotli, then gzip, then nothing', async () => {
    const brotli = await ask('/docs/delfin', { headers: { 'Accept-Encoding': 'gzip, br' } });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotli.headers.vary).toBe('Accept-Encoding');
    expect(brotli.headers['content-type']).toBe('text/html;charset=utf-8');
    expect(brotliDecompressSync(brotli.body).toString()).toContain('Delfín');

    const gzip = await ask('/docs/delfin', { headers: { 'Accept-Encoding': 'gzip' } });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.body).toString()).toContain('Delfín');

    const plain = await ask('/docs/delfin');
    expect(plain.headers['content-encoding']).toBeUndefined();
  });
});

describe('headers', () => {
  it.each(['/docs/delfin', '/docs/delfin/', '/nada', '/assets/suelto.js'])(
    'protects %s',
    async (address) => {
      const { headers } = await ask(address);
      expect(headers).toMatchObject({
        'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'x-content-type-options': 'nosniff',
      });
      expect(headers['permissions-policy']).toContain('camera=()');
    },
  );

  it('names the encoding of plain text', async () => {
    expect((await ask('/ayuda.txt')).headers['content-type']).toBe('text/plain;charset=utf-8');
  });
});

describe('methods', () => {
  it('answers HEAD with the headers of GET and no body', async () => {
    const { status, headers, body } = await ask('/docs/delfin', { method: 'HEAD' });
    expect(status).toBe(200);
    expect(Number(headers['content-length'])).toBeGreaterThan(2000);
    expect(body).toHaveLength(0);
  });

  it('refuses to be written to', async () => {
    const { status, headers } = await ask('/docs/delfin', { method: 'POST' });
    expect(status).toBe(405);
    expect(headers.allow).toBe('GET, HEAD');
  });
});

describe('a site under a base path', () => {
  it.each([
    ['/ayuda/', 'Inicio'],
    ['/ayuda/docs/delfin', 'Delfín'],
    ['/ayuda/docs/delfin/faqs/', 'Preguntas'],
    ['/ayuda/gracias', 'gracias'],
    ['/ayuda/demostracion/', 'Sin enlace'],
  ])('answers %s at its canonical address', async (address, words) => {
    const { status, body } = await ask(address, { of: serverUnderBasePath });
    expect(status).toBe(200);
    expect(body.toString()).toContain(words);
  });

  it.each([
    ['/ayuda', '/ayuda/'],
    ['/ayuda?q=caja', '/ayuda/?q=caja'],
    ['/ayuda/index.html', '/ayuda/'],
    ['/ayuda/docs/delfin/', '/ayuda/docs/delfin'],
    ['/ayuda/docs/delfin/faqs.html?a=1', '/ayuda/docs/delfin/faqs/?a=1'],
  ])('sends %s to %s', async (address, canonical) => {
    const { status, headers } = await ask(address, { of: serverUnderBasePath });
    expect(status).toBe(301);
    expect(headers.location).toBe(canonical);
  });

  it('sends the root of the host to the site, for now', async () => {
    const { status, headers } = await ask('/', { of: serverUnderBasePath });
    expect(status).toBe(302);
    expect(headers.location).toBe('/ayuda/');
    expect(headers['cache-control']).toBe('no-cache');
  });

  it.each([
    '/docs/delfin',
    '/index.html',
    '/assets/js/main.0a1b2c3d.js',
    '/ayudante/docs/delfin',
    '/ayuda/nada',
    '/ayuda/404.html',
    '/ayuda/../docs/delfin',
    '/ayuda/ayuda/',
  ])('answers 404 and the not-found page to %s', async (address) => {
    const { status, body } = await ask(address, { of: serverUnderBasePath });
    expect(status).toBe(404);
    expect(body.toString()).toContain('No encontramos esta página');
  });

  it('lets a browser keep its assets for ever', async () => {
    const { headers } = await ask('/ayuda/assets/js/main.0a1b2c3d.js', { of: serverUnderBasePath });
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });
});

it('serves a site whose home page names another page as canonical at the root', async () => {
  const directory = path.join(path.dirname(folder), 'build-with-other-home');
  await writeFiles(directory, {
    ...FILES,
    'index.html': '<link rel="canonical" href="https://docs.example.com/docs/">',
  });
  const other = await startServer(directory);
  expect((await ask('/docs/delfin', { of: other })).status).toBe(200);
  other.closeAllConnections();
});

it('says what to do when there is no built site', async () => {
  await expect(createSiteServer(path.join(folder, 'nothing'))).rejects.toThrow(
    /no built site in .*nothing .*index\.html is missing.* Run "npm run build" first/,
  );
});
