import { readFile } from 'node:fs/promises';
import { beforeEach, expect, it } from 'vitest';
import { inScratchFolder } from '../../../tests/support/scratch-folder';
import { writeFiles } from '../../../tests/support/write-files';
import type { Manifest, SavableSets } from '../copies/manifest';
import { writeManifests } from './write-manifests';

const PRODUCTS = { labels: { sinco: 'Sinco', mobile: 'Mobile' }, ofMessages: { snc: 'sinco' } };

/** A page as deferred-hydration leaves it, with the script of its own content. */
function page(address: string, script: string): string {
  return (
    `<link rel=canonical href=https://ayuda.example.com/ayuda/${address} />` +
    `<script id=static-first src=/ayuda/assets/js/boot.aaaaaaaa.js data-build=11111111 ` +
    `data-scripts="/ayuda/assets/js/runtime~main.bbbbbbbb.js /ayuda/assets/js/main.bbbbbbbb.js ` +
    `/ayuda/assets/js/${script}"></script>`
  );
}

const SITE = {
  'index.html': page('', 'p0.cccccccc.js'),
  'docs/sinco/index.html': `${page('docs/sinco', 'p1.cccccccc.js')}<img src=/ayuda/assets/images/caja-ffffffff.png>`,
  'docs/mobile/index.html': page('docs/mobile', 'p2.cccccccc.js'),
  'mensajes/snc-101/index.html': page('mensajes/snc-101', 'p1.cccccccc.js'),
  'sin-conexion/index.html': page('sin-conexion', 'p3.cccccccc.js'),
  '404.html': page('404.html', 'p4.cccccccc.js'),
  'assets/images/caja-ffffffff.png': 'caja',
  'assets/js/boot.aaaaaaaa.js': 'boot',
  'assets/js/runtime~main.bbbbbbbb.js': 'runtime',
  'assets/js/main.bbbbbbbb.js': 'main',
  'assets/js/search_worker.cccccccc.js': 'asked for by a script',
  'assets/js/p0.cccccccc.js': 'inicio',
  'assets/js/p1.cccccccc.js': 'sinco',
  'assets/js/p2.cccccccc.js': 'mobile',
  'assets/js/p3.cccccccc.js': 'sin conexión',
  'search-docs-dddddddddd.json': '{}',
};

inScratchFolder('manifests');

const outDir = '.';

beforeEach(() => writeFiles(outDir, SITE));

async function manifestOf({ sets }: SavableSets, id: string): Promise<Manifest> {
  const { manifest = '' } = sets.find((set) => set.id === id) ?? {};
  return JSON.parse(await readFile(manifest, 'utf8'));
}

it('lists of a product its pages, at the addresses that hosts answer at, and what they take', async () => {
  const sets = await writeManifests({ outDir, baseUrl: '/ayuda/' }, PRODUCTS);
  const { build, pages, files } = await manifestOf(sets, 'sinco');
  expect(build).toBe('11111111');
  expect(pages.map(([own]) => own).sort()).toEqual([
    'docs/sinco',
    'mensajes/snc-101',
    'sin-conexion',
  ]);
  // The chunk of another page is that page's; what no page names may be asked for by any.
  expect(files.map(([own]) => own).sort()).toEqual([
    'assets/images/caja-ffffffff.png',
    'assets/js/boot.aaaaaaaa.js',
    'assets/js/main.bbbbbbbb.js',
    'assets/js/p1.cccccccc.js',
    'assets/js/p3.cccccccc.js',
    'assets/js/runtime~main.bbbbbbbb.js',
    'assets/js/search_worker.cccccccc.js',
    'search-docs-dddddddddd.json',
  ]);
  // What all share travels once.
  expect(JSON.parse(await readFile('offline.json', 'utf8'))).toEqual(sets);
  expect(sets.sets.map((set) => [set.id, set.pages])).toEqual([
    ...[
      ['sinco', 3],
      ['mobile', 2],
      ['general', 2],
    ],
  ]);
  const sum = sets.sets.reduce((total, { transfer }) => total + transfer, 0);
  expect(sets.transferOfAll).toBeLessThan(sum);
});
