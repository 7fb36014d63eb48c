import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { expect, it } from 'vitest';
import freshCachePlugin, { bundlingFiles } from './index';

const siteDir = path.resolve('.');

it('names the plugins with their loaders, and nothing that it bundles', () => {
  const files = bundlingFiles(siteDir).map((file) => path.relative(siteDir, file));
  for (const file of [
    'plugins/fresh-cache/index.ts',
    'plugins/bundler-options/index.ts',
    'plugins/facts/depend-on.cjs',
    'src/build/replace-exactly.ts',
  ]) {
    expect(files).toContain(file);
  }
  expect(files.filter((file) => /\.test\.ts$|\/(?:client|theme)\//.test(file))).toEqual([]);
});

/** Calls the plugin with the configuration of a bundler; where its cache stands, its version says. */
function configure(config: object): unknown {
  const { configureWebpack } = freshCachePlugin({ siteDir } as LoadContext);
  return (configureWebpack as (config: object) => unknown)(config);
}

it('adds them to what the cache depends on, and stops when it does not find that, unless there is none', () => {
  const cache = { buildDependencies: ['docusaurus.config.ts'] };
  expect(configure({ cache, experiments: { cache } })).toEqual({});
  expect(cache.buildDependencies).toEqual(['docusaurus.config.ts', ...bundlingFiles(siteDir)]);
  expect(() => configure({ cache: true })).toThrow(/framework-version\.ts/);
  expect(configure({})).toEqual({});
});
