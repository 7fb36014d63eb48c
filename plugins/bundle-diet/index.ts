import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { replaceChunkAddresses } from './chunk-address';
import { sharedChunkName } from './shared-chunk-name';

/**
 * Docusaurus plugin: leaves out of the scripts what no page of this site reads. README.md beside
 * this file has the bytes of each.
 */
export default function bundleDietPlugin({ generatedFilesDir }: LoadContext): Plugin {
  // Before all other loaders, so that each finds the source as its author wrote it.
  const rule = (test: RegExp | string, loader: string) => ({
    enforce: 'pre' as const,
    test,
    use: { loader: path.join(__dirname, `${loader}.cjs`), options: { generatedFilesDir } },
  });
  const generated = (file: string) => path.join(generatedFilesDir, file);
  // What the framework wrote as data comes out of its loader as code.
  const fromData = (test: RegExp | string, loader: string) => ({
    ...rule(test, loader),
    type: 'javascript/auto',
  });
  const withoutPrism = rule(generated('client-modules.js'), 'client-modules');
  const inBrowser = [
    rule(generated('registry.js'), 'registry'),
    rule(generated('routes.js'), 'routes'),
    rule(generated('docusaurus.config.mjs'), 'site-config'),
    rule(/[\\/]@docusaurus[\\/]core[\\/]lib[\\/]client[\\/]clientEntry\.js$/, 'client-entry'),
    rule(/[\\/]@docusaurus[\\/]core[\\/]lib[\\/]client[\\/]docusaurus\.js$/, 'prefetch'),
    rule(/[\\/]@docusaurus[\\/]theme-(?:classic|common)[\\/]lib[\\/].*\.js$/, 'translations'),
    rule(/[\\/]@docusaurus[\\/]utils-common[\\/]lib[\\/]index\.js$/, 'utils-common'),
    fromData(generated('routesChunkNames.json'), 'chunk-names'),
    {
      ...fromData(/[\\/]p[\\/]docs-[0-9a-f]{3}\.json$/, 'version-props'),
      include: generatedFilesDir,
    },
  ];
  return {
    name: 'bundle-diet',
    configureWebpack(config, isServer, { currentBundler }) {
      if (isServer) return { module: { rules: [withoutPrism] } };
      replaceChunkAddresses(config.plugins ?? [], currentBundler.instance);
      const isProduction = config.mode === 'production';
      return {
        optimization: {
          // A chunk called by its name needs no number that stands for it in three lists.
          chunkIds: 'named',
          splitChunks: { name: sharedChunkName },
          // Modules are told by short numbers, since no file of one build is kept for the next.
          ...(isProduction && { moduleIds: 'natural' as const }),
        },
        // Nor does a chunk need a hash of its own: their list would weigh more, for every reader, than
        // the few chunks that one reads again after a deploy.
        ...(isProduction && { output: { chunkFilename: 'assets/js/[name].[fullhash:8].js' } }),
        module: { rules: [withoutPrism, ...inBrowser] },
      };
    },
  };
}
