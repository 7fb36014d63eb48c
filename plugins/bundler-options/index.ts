import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

const themeClassic = path.dirname(require.resolve('@docusaurus/theme-classic'));
const themeCommon = path.dirname(require.resolve('@docusaurus/theme-common'));

function beside(file: string): string {
  return path.join(__dirname, file);
}

/** Docusaurus plugin: options of the bundler that leave out of the client's scripts what no page reads. */
export default function bundlerOptionsPlugin(): Plugin {
  return {
    name: 'bundler-options',
    configureWebpack(config, isServer) {
      // Whoever writes pages counts no bytes.
      if (isServer || config.mode !== 'production') return {};
      return {
        optimization: {
          // A chunk called by its name needs no number that stands for it in three lists.
          chunkIds: 'named',
          // Modules are told by short numbers, since no file of one build is kept for the next.
          moduleIds: 'natural',
          // What a chunk takes from packages is in its own script: of a page to come the framework fetches that alone ahead.
          splitChunks: { cacheGroups: { defaultVendors: false } },
        },
        // Nor does a chunk need a hash of its own: their list would weigh more, for every reader, than
        // the few chunks that one reads again after a deploy.
        output: { chunkFilename: 'assets/js/[name].[fullhash:8].js' },
        resolve: {
          alias: {
            // Prism and its grammars, 34 kB: code is coloured while building.
            [path.join(themeClassic, 'prism-include-languages')]: false,
            [path.join(themeCommon, 'utils/emojiUtils.js')]: beside('leading-emoji.ts'),
          },
        },
        module: {
          rules: [
            // With an absolute path in it the hash of the build, and so every name, would change with the folder.
            { test: /[\\/]client-modules\.js$/, use: beside('from-site.cjs') },
            {
              // It calls one helper of tslib, and would bring all of them.
              test: /[\\/]utils-common[\\/]lib[\\/]index\.js$/,
              resolve: { alias: { tslib: beside('default-import.cjs') } },
            },
          ],
        },
      };
    },
  };
}
