import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { expect, it } from 'vitest';
import { inScratchFolder } from '../../../tests/support/scratch-folder';
import { writeFiles } from '../../../tests/support/write-files';
import type { DocPage } from './doc-page';
import { docPages } from './doc-pages-reading';

const folder = inScratchFolder('doc-pages');

function page(name: string, text: string): Record<string, string> {
  const head = `<link rel=canonical href=https://ayuda.example.com/docs/${name}/>`;
  const article = `<article><div class="theme-doc-markdown markdown"><h1>${name}</h1><p>${text}</div></article>`;
  return { [`build/docs/${name}/index.html`]: head + article };
}

async function readPages(): Promise<string[]> {
  const built = { outDir: path.join(folder(), 'build'), siteUrl: 'https://ayuda.example.com' };
  return (await docPages.begin(built)).map(({ markdown }) => markdown.trim());
}

it('reads again the pages whose text is not as it was, and those alone', async () => {
  await writeFiles(folder(), { ...page('caja', 'Abra la caja.'), ...page('venta', 'Venda.') });
  expect(await readPages()).toEqual(['Abra la caja.', 'Venda.']);

  const file = path.join(folder(), 'node_modules/.cache/resultados/paginas-como-texto');
  const kept: { results: Map<string, DocPage> } = deserialize(readFileSync(file));
  for (const text of kept.results.values()) text.markdown = 'guardado';
  writeFileSync(file, serialize(kept));
  await writeFiles(folder(), page('venta', 'Cobre.'));
  expect(await readPages()).toEqual(['guardado', 'Cobre.']);
});
