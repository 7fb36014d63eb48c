import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeFiles } from '../../tests/support/write-files';
import { answerFaults, ask as askAt } from '../check-deploy/differences';
import { expectedAnswers } from '../check-deploy/expected-answers';
import { precompress } from '../precompress';
import { createSiteServer } from './create-site-server';
import { type ServedSite, serveOnFreePort } from './on-free-port';

const SCRIPT = '/assets/js/main.0a1b2c3d.js';
const LONG = ' '.repeat(2000);

/** A page as the framework writes it, which names its own address. */
function page(address: string, words = address): string {
  const link = `<link data-rh="true" rel="canonical" href="https://docs.example.com${address}">`;
  return `${link}<h1>${words}</h1>${LONG}`;
}

/** A site that has what the table of answers asks for. */
function siteUnder(basePath: string): Record<string, string> {
  return {
    'index.html': page(basePath),
    '404.html': page(`${basePath}404.html`),
    'docs/delfin/index.html': page(`${basePath}docs/delfin`, 'Delfín'),
    'docs/delfin/faqs/ventas/index.html': page(`${basePath}docs/delfin/faqs/ventas/`),
    'docs/delfin.md': LONG,
    'blog/facturación/index.html': page(`${basePath}blog/facturaci%C3%B3n`),
    'hoja/delfin/index.html': page(`${basePath}docs/delfin`, 'Hoja'),
    'ir/factura/index.html': page(`${basePath}docs/delfin`),
    'ir/factura.campo.cliente/index.html': page(`${basePath}docs/delfin`),
    'verificacion-123.html': 'verificacion',
    'search-docs-0a1b2c3d.json': '{}',
    'search-index-0a1b2c3d.json': '{}',
    'search-texts-0a1b2c3d.json': '{}',
    'ayuda.json': LONG,
    'robots.txt': 'Contraseña',
    'manifest.webmanifest': '{}',
    'img/icono-192.png': 'png',
    [SCRIPT]: `0123456789${LONG}`,
    '.git/config': 'of no reader',
    _headers: 'for hosts',
  };
}

let folder: string;
let site: ServedSite;

const ask = (address: string) => askAt(site.url, address);

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

it.each(['/', '/ayuda/'])(
  'gives the answers of the table for a site under %s',
  async (basePath) => {
    await serve(basePath);
    for (const expected of expectedAnswers(folder, basePath)) {
      expect(await answerFaults(site.url, expected)).toEqual([]);
    }
  },
);

describe('the server', () => {
  beforeEach(() => serve('/'));

  it.each([
    ['/blog/facturaci%C3%B3n', 200],
    ['/blog/facturaci%C3%B3n/', 301, '/blog/facturaci%C3%B3n'],
    ['/hoja/delfin/', 200],
    ['/hoja/delfin', 301, '/hoja/delfin/'],
    ['/verificacion-123.html', 200],
    ['/docs/delfin/index', 404],
    [`${SCRIPT}/`, 404],
    ['/..%2fsecret.txt', 404],
    ['/%E0%A4%A', 400],
  ])('answers %s with %i', async (address, expected, canonical?: string) => {
    const { status, headers } = await ask(address);
    expect([status, headers.get('Location')]).toEqual([expected, canonical ?? null]);
  });

  it('sends text with its encoding', async () => {
    expect((await ask('/robots.txt')).headers.get('Content-Type')).toBe('text/plain;charset=utf-8');
  });

  it('serves what another build wrote', async () => {
    await writeFiles(folder, { 'docs/delfin/index.html': page('/docs/delfin/', 'Otra') });
    expect((await ask('/docs/delfin')).headers.get('Location')).toBe('/docs/delfin/');
    expect(await (await ask('/docs/delfin/')).text()).toContain('Otra');
  });

  it('needs a built site', async () => {
    await expect(createSiteServer(path.join(folder, 'nothing'))).rejects.toThrow(
      /no built site in .*nothing .*index\.html is missing.* Run "npm run build" first/,
    );
  });
});
