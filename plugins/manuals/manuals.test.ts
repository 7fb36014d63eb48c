import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import type { Root } from 'mdast';
import { toString as plainText } from 'mdast-util-to-string';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { beforeEach, expect, test } from 'vitest';
import { element } from '../../src/rendering/markdown/nodes';
import { manualSources, stampManual } from '../../src/site/manual-sources';
import { inScratchFolder } from '../../tests/support/scratch-folder';
import { writeFiles } from '../../tests/support/write-files';
import manualsPlugin from './index';
import { remarkManuals } from './remark-manuals';

inScratchFolder('manuals');

const siteDir = '.';

/** As `npm run manuals` does. */
async function stamp(...keys: string[]): Promise<void> {
  const sources = manualSources(siteDir);
  for (const key of keys) {
    await stampManual(siteDir, key, { sources, pages: 3, bytes: 4e5, day: '2026-03-31' });
  }
}

beforeEach(async () => {
  await writeFiles(siteDir, {
    'manuales/caja.pdf': 'a manual',
    'manuales/rol-cajero.pdf': 'a guide',
    'manuales/.caja.html': 'a draft',
    'docs/caja.mdx': 'Venda.',
  });
  await stamp('caja', 'rol-cajero');
});

const docsDir = path.join(siteDir, 'docs');
const link = remarkManuals({ products: { caja: 'Caja', bodega: 'Bodega' }, docsDir, siteDir });

const ABOUT = '3\u00a0páginas, 0,4\u00a0MB, con los textos del 31 de marzo de 2026.';

async function linked(file: string): Promise<Root> {
  const tree = unified().use(remarkParse).parse('Venda.\n\n## Ayuda\n\nPulse F1.\n\n- Una lista');
  await link(tree, new VFile({ path: path.join(docsDir, file) }));
  return tree;
}

test('the page of a product, and no other, leads to its manual, with its size and the day of its text', async () => {
  const { children } = await linked('caja.mdx');
  expect(children.map(({ type }) => type)).toEqual([
    ...['paragraph', 'heading', 'paragraph', 'htmlNode', 'list'],
  ]);
  expect(plainText(children[3])).toBe(
    `Para imprimir la ayuda o leerla sin conexión, descargue el manual de Caja en PDF: ${ABOUT}`,
  );
  expect(JSON.stringify(children[3])).toContain('"/manuales/caja.pdf"');
  expect((await linked('caja/abrir/index.mdx')).children).toHaveLength(4);
});

test('the section of a role ends with its guide, on the page of the roles only', async () => {
  const guideOf = async (page: string, role = 'cajero') => {
    const section = element('section', [], { dataPara: role });
    const file = new VFile({ path: path.join(siteDir, 'src/pages', page) });
    await link({ type: 'root', children: [section] }, file);
    return plainText(section);
  };
  expect(await guideOf('aprender.mdx')).toBe(
    `Para imprimir estas páginas o leerlas sin conexión, descargue la guía de este trabajo en PDF: ${ABOUT}`,
  );
  expect(await guideOf('mapa.mdx')).toBe('');
  await expect(guideOf('aprender.mdx', 'mesero')).rejects.toThrow(/rol-mesero\.pdf is not there/);
});

test('the manuals stand in the site, and what is begun of one does not', async () => {
  const { postBuild } = await manualsPlugin({ siteDir }, { products: ['caja'] });
  await postBuild?.({ outDir: 'build' } as Parameters<NonNullable<Plugin['postBuild']>>[0]);
  expect((await readdir('build/manuales')).sort()).toEqual(['caja.pdf', 'rol-cajero.pdf']);
});

test('a manual that is missing, or of another text than the one that is built, stops the build and is named', async () => {
  const build = (...products: string[]) => manualsPlugin({ siteDir }, { products });
  await expect(build('caja', 'bodega')).rejects.toThrow(
    /and manuales\/bodega\.pdf is not there, or was printed/,
  );
  await writeFiles(siteDir, { 'docs/caja.mdx': 'Venda y cobre.' });
  await stamp('caja');
  await expect(build('caja')).rejects.toThrow(
    /and manuales\/rol-cajero\.pdf is not there, or was printed from other sources/,
  );
});
