import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { inScratchFolder } from '../tests/support/scratch-folder';
import { writeFiles } from '../tests/support/write-files';
import { shopArchive } from './shop-archive';

inScratchFolder('archive');

it('holds the site under its base path, the configuration of Caddy and how to start it', async () => {
  await writeFiles('build', {
    'index.html': 'Inicio',
    'docs/delfin/index.html': 'Delfín',
    'ir/factura.campo.cliente/index.html': 'Cliente',
    '.well-known/security.txt': 'x',
    ...{ 'index.html.br': 'x', 'index.html.gz': 'x', '.sources': 'x', _headers: 'x' },
  });
  const files = unzipSync(await shopArchive('build', '/ayuda/'));
  expect(Object.keys(files).sort()).toEqual([
    'Caddyfile',
    'LEAME.txt',
    'sitio/ayuda/.well-known/security.txt',
    'sitio/ayuda/docs/delfin/index.html',
    'sitio/ayuda/index.html',
    'sitio/ayuda/ir/factura.campo.cliente/index.html',
  ]);
  const text = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  expect(text('sitio/ayuda/docs/delfin/index.html')).toBe('Delfín');
  expect(text('Caddyfile')).toContain('rewrite * /ayuda/404.html');
  expect(text('LEAME.txt')).toContain('http://SERVIDOR:8080/ayuda/');
});

it('tells who has not built the site to do it', async () => {
  await expect(shopArchive('build', '/')).rejects.toThrow('run npm run build');
});
