import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { expect, it } from 'vitest';
import { inScratchFolder } from '../../tests/support/scratch-folder';
import { writeFiles } from '../../tests/support/write-files';
import type { ArticleReading } from './read-page';
import { readPagesInThread } from './reading';

const folder = inScratchFolder('built-pages');

function page(name: string, text: string): Record<string, string> {
  const head = `<html class=docs-doc-page><head><link rel=canonical href=https://ayuda.example.com/docs/${name}/></head>`;
  const article = `<article><div class="theme-doc-markdown markdown"><h1>${name}</h1><p>${text}</div></article>`;
  return { [`build/docs/${name}/index.html`]: head + article };
}

async function readPages(): Promise<(string | undefined)[]> {
  const pages = await readPagesInThread(path.join(folder(), 'build'));
  return pages.map(({ text }) => text?.markdown.trim());
}

it('reads again the pages whose text is not as it was, and those alone', async () => {
  await writeFiles(folder(), { ...page('caja', 'Abra la caja.'), ...page('venta', 'Venda.') });
  expect(await readPages()).toEqual(['Abra la caja.', 'Venda.']);

  const file = path.join(folder(), 'node_modules/.cache/resultados/paginas');
  const kept: { results: Map<string, ArticleReading> } = deserialize(readFileSync(file));
  for (const { text } of kept.results.values()) if (text) text.markdown = 'guardado';
  writeFileSync(file, serialize(kept));
  await writeFiles(folder(), page('venta', 'Cobre.'));
  expect(await readPages()).toEqual(['guardado', 'Cobre.']);
});
