import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { buildAside } from './build-aside';

let root: string;
const page = () => readFileSync(path.join(root, 'build/index.html'), 'utf8');

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'build-'));
  for (const folder of ['build', 'node_modules/.cache/rspack']) {
    mkdirSync(path.join(root, folder), { recursive: true });
  }
  writeFileSync(path.join(root, 'build/index.html'), 'old');
  vi.spyOn(console, 'warn').mockReturnValue();
});

afterEach(() => {
  rmSync(root, { recursive: true });
  vi.restoreAllMocks();
});

async function write(outDir: string): Promise<number> {
  mkdirSync(outDir, { recursive: true });
  writeFileSync(path.join(outDir, 'index.html'), 'new');
  return 0;
}

it('puts a build in the place of the last when it is whole, and leaves that when it is not', async () => {
  expect(await buildAside(root, async (outDir) => (await write(outDir)) + 1)).toBe(1);
  expect(page()).toBe('old');
  expect(await buildAside(root, write)).toBe(0);
  expect(page()).toBe('new');
});

it.each([134, null])(
  'after a crash (%s) the cache is removed and the site is built once more',
  async (crash) => {
    const cache = path.join(root, 'node_modules/.cache/rspack');
    const build = vi.fn(async (outDir: string) => (existsSync(cache) ? crash : write(outDir)));
    expect(await buildAside(root, build)).toBe(0);
    expect(build).toHaveBeenCalledTimes(2);
    expect(page()).toBe('new');
  },
);

it('that crashes without a cache fails', async () => {
  rmSync(path.join(root, 'node_modules'), { recursive: true });
  expect(await buildAside(root, async () => 134)).toBe(134);
  expect(page()).toBe('old');
});
