import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
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

it('keeps the copies that are there, unless they are to be the best', async () => {
  await writeFile(file('index.html'), LONG);
  await precompress(folder);
  expect(await precompress(folder)).toBe(0);
  expect(await precompress(folder, { isBest: true })).toBe(1);
});
