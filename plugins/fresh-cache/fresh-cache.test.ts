import path from 'node:path';
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

type Configure = NonNullable<ReturnType<typeof freshCachePlugin>['configureWebpack']>;

/** Calls the plugin with the configuration of a bundler; where its cache stands, its version says. */
function configure(config: object): unknown {
  const { configureWebpack } = freshCachePlugin({ siteDir } as Parameters<
    typeof freshCachePlugin
  >[0]);
  return configureWebpack?.(
    ...([config, false, {}, undefined] as unknown as Parameters<Configure>),
  );
}

it('adds them to what the cache depends on', () => {
  const cache = { buildDependencies: ['docusaurus.config.ts'] };
  expect(configure({ cache, experiments: { cache } })).toEqual({});
  expect(cache.buildDependencies).toEqual(['docusaurus.config.ts', ...bundlingFiles(siteDir)]);
});

it('stops when it does not find the cache, unless there is none', () => {
  expect(() => configure({ cache: true })).toThrow(/framework-version\.ts/);
  expect(configure({})).toEqual({});
});
