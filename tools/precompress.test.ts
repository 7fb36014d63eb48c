import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { precompress } from './precompress';

const LONG = '<p>Cierre de caja</p>'.repeat(200);

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'precompress-'));
});

afterEach(() => rm(folder, { recursive: true }));

function file(name: string): string {
  return path.join(folder, name);
}

it('writes brotli and gzip copies that hold the same content', async () => {
  await writeFile(file('index.html'), LONG);
  expect(await precompress(folder)).toBe(1);
  expect(brotliDecompressSync(await readFile(file('index.html.br'))).toString()).toBe(LONG);
  expect(gunzipSync(await readFile(file('index.html.gz'))).toString()).toBe(LONG);
});

it('leaves small files, and those that are compressed by nature, alone', async () => {
  await writeFile(file('short.html'), '<p>Cierre de caja</p>');
  await writeFile(file('photo.png'), LONG);
  expect(await precompress(folder)).toBe(0);
  expect((await readdir(folder)).sort()).toEqual(['photo.png', 'short.html']);
});

it('makes copies that are there anew when they are to be the best', async () => {
  await writeFile(file('index.html'), LONG);
  await precompress(folder);
  await writeFile(file('index.html.br'), 'quick');
  expect(await precompress(folder, { isBest: true })).toBe(1);
  expect(brotliDecompressSync(await readFile(file('index.html.br'))).toString()).toBe(LONG);
});

it('compresses again only what changed since', async () => {
  await writeFile(file('a.js'), LONG);
  await writeFile(file('b.js'), LONG);
  await precompress(folder);
  await writeFile(file('b.js'), LONG.toUpperCase());
  const later = new Date(Date.now() + 60_000);
  await utimes(file('b.js'), later, later);
  expect(await precompress(folder)).toBe(1);
  expect(gunzipSync(await readFile(file('b.js.gz'))).toString()).toBe(LONG.toUpperCase());
});
