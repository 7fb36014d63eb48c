import { readdir, readFile } from 'node:fs/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { inScratchFolder } from '../tests/support/scratch-folder';
import { writeFiles } from '../tests/support/write-files';
import { precompress } from './precompress';

const LONG = '<p>Cierre de caja</p>'.repeat(200);

inScratchFolder('precompress');

it('writes brotli and gzip copies that hold the same content', async () => {
  await writeFiles('.', { 'index.html': LONG });
  expect(await precompress('.')).toBe(1);
  expect(brotliDecompressSync(await readFile('index.html.br')).toString()).toBe(LONG);
  expect(gunzipSync(await readFile('index.html.gz')).toString()).toBe(LONG);
  // Copies that are there are kept, unless they are to be the best.
  expect(await precompress('.')).toBe(0);
  expect(await precompress('.', { isBest: true })).toBe(1);
});

it('leaves small files, and those that are compressed by nature, alone', async () => {
  await writeFiles('.', { 'short.html': '<p>Cierre de caja</p>', 'photo.png': LONG });
  expect(await precompress('.')).toBe(0);
  expect((await readdir('.')).sort()).toEqual(['photo.png', 'short.html']);
});
