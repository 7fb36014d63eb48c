import {
  mkdtemp,
  rename,
  rm,
  symlink,
  truncate,
  unlink,
  utimes,
  writeFile,
} from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { askServer } from '../../tests/support/ask-server';
import { writeFiles } from '../../tests/support/write-files';
import { precompress } from '../precompress';
import { createSiteServer } from './create-site-server';

const PAGES = {
  'index.html': '<h1>Inicio</h1>',
  '404.html': '<h1>No encontramos esta página</h1>',
  'sitemap.xml': '<urlset>\n<loc>https://docs.example.com/uno</loc>\n</urlset>',
  'uno/index.html': `<h1>Uno</h1>${' '.repeat(2000)}`,
};

let parent: string;
let folder: string;
let server: Server;

const ask = (address: string, headers?: Record<string, string>) =>
  askServer(server, address, { headers });

async function start(): Promise<void> {
  server = await createSiteServer(folder);
  await new Promise<void>((resolve) => server.listen(0, resolve));
}

beforeEach(async () => {
  parent = await mkdtemp(path.join(tmpdir(), 'folder-changes-'));
  folder = path.join(parent, 'build');
  await writeFiles(folder, PAGES);
});

afterEach(async () => {
  vi.restoreAllMocks();
  server?.closeAllConnections();
  server?.close();
  await rm(parent, { recursive: true });
});

it('serves a page that was added meanwhile, at its address', async () => {
  await start();
  expect((await ask('/dos/')).status).toBe(404);
  await writeFiles(folder, { 'dos/index.html': '<h1>Dos</h1>' });
  expect((await ask('/dos')).headers.location).toBe('/dos/');
  expect((await ask('/dos/')).body.toString()).toBe('<h1>Dos</h1>');
});

it('follows a build that spells an address in another way', async () => {
  await start();
  expect((await ask('/uno')).status).toBe(200);
  await writeFiles(folder, { 'sitemap.xml': '<loc>https://docs.example.com/uno/</loc>' });
  expect((await ask('/uno')).headers.location).toBe('/uno/');
});

it('forgets a page that was removed', async () => {
  await start();
  await unlink(path.join(folder, 'uno/index.html'));
  expect((await ask('/uno')).status).toBe(404);
});

it('serves a folder that was away', async () => {
  await start();
  vi.spyOn(console, 'warn').mockReturnValue();
  await rename(folder, `${folder}-away`);
  expect((await ask('/uno')).status).toBe(404);
  await rename(`${folder}-away`, folder);
  expect((await ask('/uno')).status).toBe(200);
});

it('keeps the pages as they were when a new sitemap cannot be read, and says so once', async () => {
  await start();
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  await writeFiles(folder, { 'sitemap.xml': '<loc>no address</loc>' });
  expect((await ask('/uno')).status).toBe(200);
  expect((await ask('/uno')).status).toBe(200);
  expect(warn).toHaveBeenCalledOnce();
  expect(warn).toHaveBeenCalledWith(expect.stringMatching(/stay as they were.*sitemap\.xml:1/s));
});

it('sends no compressed copy of what a file was before', async () => {
  await precompress(folder);
  await start();
  expect((await ask('/uno', { 'Accept-Encoding': 'br' })).headers['content-encoding']).toBe('br');
  const file = path.join(folder, 'uno/index.html');
  await writeFile(file, '<h1>Uno, cambiado</h1>');
  const soon = new Date(Date.now() + 2000);
  await utimes(file, soon, soon);
  const { headers, body } = await ask('/uno', { 'Accept-Encoding': 'br' });
  expect(headers['content-encoding']).toBeUndefined();
  expect(body.toString()).toBe('<h1>Uno, cambiado</h1>');
});

it('cuts the connection of an answer whose file became shorter, and goes on', async () => {
  const file = path.join(folder, 'grande.bin');
  await writeFile(file, '');
  await truncate(file, 50_000_000);
  await start();
  const answer = new Promise((resolve, reject) => {
    server.once('request', (_request, response) => {
      response.once('pipe', () => truncate(file, 10).catch(reject));
    });
    ask('/grande.bin').then(resolve, reject);
  });
  await expect(answer).rejects.toThrow('aborted');
  expect((await ask('/uno')).status).toBe(200);
});

it('names file and line of an address in the sitemap that is none', async () => {
  await writeFiles(folder, { 'sitemap.xml': '<urlset>\n<loc>docs/uno</loc>\n</urlset>' });
  await expect(createSiteServer(folder)).rejects.toThrow(
    /sitemap\.xml:2: "docs\/uno" is not an address\. Expected one such as https:.*npm run build/,
  );
});

it('names a link to nothing among the pages, and where it leads', async () => {
  await symlink('nothing.html', path.join(folder, 'roto.html'));
  const complaint = /roto\.html is a link to nothing\.html, which cannot be read.*npm run build/;
  await expect(createSiteServer(folder)).rejects.toThrow(complaint);
  await expect(precompress(folder)).rejects.toThrow(complaint);
});

it('answers 404 at a link to nothing that came later', async () => {
  await start();
  await symlink('nothing.txt', path.join(folder, 'roto.txt'));
  expect((await ask('/roto.txt')).status).toBe(404);
});
