import { existsSync, readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { inScratchFolder } from '../tests/support/scratch-folder';
import { writeFiles } from '../tests/support/write-files';
import { buildAside } from './build-site';

const CACHE = 'node_modules/.cache/rspack';

inScratchFolder('build');

beforeEach(async () => {
  await writeFiles('.', { 'build/index.html': 'old' });
  vi.spyOn(console, 'warn').mockReturnValue();
});

afterEach(() => vi.restoreAllMocks());

const page = () => readFileSync('build/index.html', 'utf8');

/** Ends a build with this code; the folder has its page by then. */
const ends = (code: number) => async (outDir: string) => {
  await writeFiles(outDir, { 'index.html': 'new' });
  return { code, warnings: '' };
};

it('puts a build in the place of the last when it is whole, and leaves that when it is not', async () => {
  // The second crashed without a cache.
  for (const code of [1, 134]) {
    await expect(buildAside(ends(code))).rejects.toThrow('could not be built');
    expect(page()).toBe('old');
  }
  await buildAside(ends(0));
  expect(page()).toBe('new');
});

it.each([134, null])(
  'after a crash (%s) the cache is removed and the site is built once more',
  async (crash) => {
    await writeFiles(CACHE, { pack: '' });
    const build = vi.fn(async (outDir: string) =>
      existsSync(CACHE) ? { code: crash, warnings: '' } : ends(0)(outDir),
    );
    await buildAside(build);
    expect(build).toHaveBeenCalledTimes(2);
    expect(page()).toBe('new');
  },
);
