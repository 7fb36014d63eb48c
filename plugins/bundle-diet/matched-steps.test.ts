import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rspack } from '@docusaurus/faster';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cacheOptions } from '../../src/site/framework-version';
import { requireMatches } from './matched-steps';
import type { Step } from './steps';

const LOADER = path.join(__dirname, 'rewrite-loader.cjs');
let folder = '';

function step(file: string): Step {
  const text = { file: path.join(folder, file), row: `the row «${file}»` };
  return { text, rewrite: (source) => source.replace('heavy', 'lean'), reads: [] };
}

/** Bundles the folder, with a cache on disk as the framework has, and tells the errors. */
function bundle(steps: readonly Step[]): Promise<string[]> {
  const rules = steps.map(({ text, ...options }) => ({
    test: text.file,
    use: { loader: LOADER, options: { text, ...options } },
  }));
  const compiler = rspack({
    context: folder,
    entry: './entry.js',
    mode: 'production',
    ...cacheOptions({
      type: 'persistent',
      storage: { type: 'filesystem', directory: `${folder}/cache` },
    }),
    output: { path: path.join(folder, 'out') },
    module: { rules },
    plugins: [requireMatches(steps, LOADER)],
  });
  return new Promise((resolve, reject) => {
    compiler.run((failure, stats) => {
      const errors = stats?.toJson({ all: false, errors: true }).errors ?? [];
      compiler.close(() => (failure ? reject(failure) : resolve(errors.map((e) => e.message))));
    });
  });
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'matched-steps-'));
  await writeFile(path.join(folder, 'entry.js'), "import './asked.js';");
  await writeFile(path.join(folder, 'asked.js'), "console.log('heavy');");
  await writeFile(path.join(folder, 'unasked.js'), "console.log('heavy');");
});

afterAll(() => rm(folder, { recursive: true }));

it('is silent while each step meets its module, also when that comes from the cache', async () => {
  expect(await bundle([step('asked.js')])).toEqual([]);
  expect(await bundle([step('asked.js')])).toEqual([]);
});

it('names the file and the row of a step that meets none', async () => {
  const errors = await bundle([step('asked.js'), step('unasked.js')]);
  expect(errors).toHaveLength(1);
  expect(errors[0]).toContain(path.join(folder, 'unasked.js'));
  expect(errors[0]).toContain('the row «unasked.js»');
});
