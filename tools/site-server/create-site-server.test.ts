import { mkdtemp, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeFiles } from '../../tests/support/write-files';
import { ask as askAt } from '../check-deploy/ask';
import { precompress } from '../precompress';
import { createSiteServer } from './create-site-server';
import { type ServedSite, serveOnFreePort } from './on-free-port';

const SCRIPT = '/assets/js/main.0a1b2c3d.js';

/** A page as the framework writes it, which names its own address. */
function page(address: string, words: string): string {
  const link = `<link data-rh="true" rel="canonical" href="https://docs.example.com${address}">`;
  return `${link}<h1>${words}</h1>${' '.repeat(2000)}`;
}

function siteUnder(basePath: string): Record<string, string> {
  return {
    'index.html': page(basePath, 'Inicio'),
    '404.html': page(`${basePath}404.html`, 'No encontramos esta página'),
    'docs/delfin/index.html': page(`${basePath}docs/delfin`, 'Delfín'),
    'docs/delfin/faqs/index.html': page(`${basePath}docs/delfin/faqs/`, 'Preguntas'),
    'blog/facturación/index.html': page(`${basePath}blog/facturaci%C3%B3n`, 'Facturación'),
    'hoja/delfin/index.html': page(`${basePath}docs/delfin`, 'Hoja'),
    'ir/factura.campo.cliente/index.html': page(`${basePath}docs/delfin`, 'Cliente'),
    'verificacion-123.html': 'verificacion',
    'ayuda.txt': 'Contraseña',
    [SCRIPT]: '0123456789',
    'assets/suelto.js': 'sin huella',
    '.sources': 'stamp of the build',
    _headers: 'for hosts',
  };
}

let folder: string;
let site: ServedSite;

const ask = (address: string, headers: Record<string, string> = {}, method = 'GET') =>
  askAt(site.url, address, { headers, method });

async function serve(basePath: string): Promise<void> {
  const parent = await mkdtemp(path.join(tmpdir(), 'site-server-'));
  folder = path.join(parent, 'build');
  await writeFiles(parent, { 'secret.txt': 'outside of the site' });
  await writeFiles(folder, siteUnder(basePath));
  await precompress(folder);
  site = await serveOnFreePort(await createSiteServer(folder));
}

afterEach(async () => {
  await site.close();
  await rm(path.dirname(folder), { recursive: true });
});

describe.each(['/', '/ayuda/'])('a site under %s', (basePath) => {
  const at = (address: string) => basePath + address.slice(1);

  beforeEach(() => serve(basePath));

  it.each([
    ['/', 'Inicio'],
    ['/docs/delfin', 'Delfín'],
    ['/docs/delfin?utm_source=boletin', 'Delfín'],
    ['/docs/delfin/faqs/', 'Preguntas'],
    ['/blog/facturaci%C3%B3n', 'Facturación'],
    ['/hoja/delfin/', 'Hoja'],
    ['/ir/factura.campo.cliente?v=8.1', 'Cliente'],
    ['/verificacion-123.html', 'verificacion'],
  ])('answers %s', async (address, words) => {
    const { status, headers, body } = await ask(at(address));
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      'content-type': 'text/html;charset=utf-8',
    });
    expect(body.toString()).toContain(words);
  });

  it.each([
    ['/index.html', '/'],
    ['/docs/delfin/', '/docs/delfin'],
    ['/docs/delfin.html', '/docs/delfin'],
    ['/docs/delfin/index.html', '/docs/delfin'],
    ['/docs/delfin/?a=1&b=%20?', '/docs/delfin?a=1&b=%20?'],
    ['/docs/delfin/faqs', '/docs/delfin/faqs/'],
    ['/blog/facturaci%C3%B3n/', '/blog/facturaci%C3%B3n'],
    ['/ir/factura.campo.cliente/', '/ir/factura.campo.cliente'],
  ])('sends %s to %s', async (address, canonical) => {
    const { status, headers } = await ask(at(address));
    expect({ status, location: headers.location }).toEqual({
      status: 301,
      location: at(canonical),
    });
  });

  it.each([
    '/nada',
    '/docs/delfin/index',
    '/404.html',
    '/404',
    '/assets/',
    `${SCRIPT}/`,
    '/.sources',
    '/_headers',
    '//docs/delfin/',
    '/../secret.txt',
    '/..%2fsecret.txt',
  ])('answers 404 and the not-found page to %s', async (address) => {
    const { status, headers, body } = await ask(at(address), { 'Accept-Encoding': 'gzip, br' });
    expect(status).toBe(404);
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'content-encoding': 'br' });
    expect(brotliDecompressSync(body).toString()).toContain('No encontramos esta página');
  });

  it('lets a browser keep what has a hash in its name for ever', async () => {
    const cacheOf = async (address: string) => (await ask(at(address))).headers['cache-control'];
    expect(await cacheOf(SCRIPT)).toBe('public, max-age=31536000, immutable');
    expect(await cacheOf('/assets/suelto.js')).toBe('no-cache');
  });
});

describe('a base path', () => {
  beforeEach(() => serve('/ayuda/'));

  it.each([
    ['/', 302],
    ['/ayuda', 301],
  ])('is where %s leads, with %i', async (address, expected) => {
    const { status, headers } = await ask(address);
    expect({ status, location: headers.location }).toEqual({
      status: expected,
      location: '/ayuda/',
    });
  });

  it.each(['/docs/delfin', '/ayudante/', '/ayuda/ayuda/'])('is not above %s', async (address) => {
    expect((await ask(address)).status).toBe(404);
  });
});

describe('requests', () => {
  beforeEach(() => serve('/'));

  it('get the copy that they accept, as long as it is not older than its file', async () => {
    const encodingOf = async (accepted: string) =>
      (await ask('/docs/delfin', { 'Accept-Encoding': accepted })).headers['content-encoding'];
    expect(await encodingOf('gzip, br')).toBe('br');
    expect(await encodingOf('gzip;q=0.5')).toBe('gzip');
    expect(await encodingOf('identity')).toBeUndefined();
    await writeFiles(folder, { 'docs/delfin/index.html': page('/docs/delfin/', 'Otra') });
    const soon = new Date(Date.now() + 2000);
    await utimes(path.join(folder, 'docs/delfin/index.html'), soon, soon);
    expect((await ask('/docs/delfin')).headers.location).toBe('/docs/delfin/');
    expect((await ask('/docs/delfin/', { 'Accept-Encoding': 'br' })).body.toString()).toContain(
      'Otra',
    );
  });

  it('are answered 304 when nothing changed, and a range when they ask for one', async () => {
    const { headers } = await ask('/');
    const same = await ask('/', { 'If-None-Match': headers.etag ?? '' });
    expect(same.status).toBe(304);
    expect(same.headers['cache-control']).toBe('no-cache');
    const part = await ask(SCRIPT, { Range: 'bytes=-3' });
    expect([part.status, part.body.toString()]).toEqual([206, '789']);
    expect((await ask(SCRIPT, { Range: 'bytes=10-' })).status).toBe(416);
  });

  it('are refused when they write, and when they have no address', async () => {
    expect((await ask('/', {}, 'HEAD')).body).toHaveLength(0);
    const { status, headers } = await ask('/', {}, 'POST');
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
    for (const address of ['/%E0%A4%A', '/%00']) expect((await ask(address)).status).toBe(400);
  });

  it('need a built site', async () => {
    await expect(createSiteServer(path.join(folder, 'nothing'))).rejects.toThrow(
      /no built site in .*nothing .*index\.html is missing.* Run "npm run build" first/,
    );
  });
});
