import path from 'node:path';
import { expect, it } from 'vitest';
import freshCachePlugin, { bundlingFiles } from './index';

const siteDir = path.resolve('.');

it('names the plugins that configure the bundler with their loaders, and nothing that it bundles', () => {
  const files = bundlingFiles(siteDir).map((file) => path.relative(siteDir, file));
  for (const file of [
    'plugins/fresh-cache/index.ts',
    'plugins/bundle-diet/steps.ts',
    'plugins/bundle-diet/rewrite-loader.cjs',
    'plugins/facts/depend-on.cjs',
    'src/build/replace-exactly.ts',
  ]) {
    expect(files).toContain(file);
  }
  expect(files.filter((file) => /\.test\.ts$|\/search\/|\/rest\//.test(file))).toEqual([]);
});

it('adds them to what the cache depends on, when there is a cache', () => {
  const { configureWebpack } = freshCachePlugin({ siteDir } as Parameters<
    typeof freshCachePlugin
  >[0]);
  const cache = { buildDependencies: ['docusaurus.config.ts'] };
  const given = [{ experiments: { cache } }, false, {}, undefined] as unknown as Parameters<
    NonNullable<typeof configureWebpack>
  >;
  configureWebpack?.(...given);
  expect(cache.buildDependencies).toEqual(['docusaurus.config.ts', ...bundlingFiles(siteDir)]);
  given[0] = {};
  expect(configureWebpack?.(...given)).toEqual({});
});
