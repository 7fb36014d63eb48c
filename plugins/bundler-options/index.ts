import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { stableRuntimePlugin } from './stable-runtime';

const themeClassic = path.dirname(require.resolve('@docusaurus/theme-classic'));
const themeCommon = path.dirname(require.resolve('@docusaurus/theme-common'));

function beside(file: string): string {
  return path.join(__dirname, file);
}

/** What the framework names the loader by that takes what is too large to stand in a script. */
const FALLBACK_FOLDER = /(?<=[?&]fallback=)[^!&]*[\\/]node_modules[\\/]/;

/** Docusaurus plugin: options of the bundler that leave out of the client's scripts what no page reads. */
export default function bundlerOptionsPlugin(): Plugin {
  return {
    name: 'bundler-options',
    configureWebpack(config, isServer, { currentBundler }) {
      // Whoever writes pages counts no bytes.
      if (isServer || config.mode !== 'production') return {};
      return {
        optimization: {
          // A chunk called by its name needs no number that stands for it in three lists.
          chunkIds: 'named',
          // What a chunk takes from packages is in its own script: of a page to come the framework fetches that alone ahead.
          splitChunks: { cacheGroups: { defaultVendors: false } },
        },
        plugins: [
          stableRuntimePlugin,
          // By that path a picture of a page would be numbered after the folder of the site.
          new currentBundler.instance.NormalModuleReplacementPlugin(FALLBACK_FOLDER, (asked) => {
            asked.request = asked.request.replace(FALLBACK_FOLDER, '');
          }),
        ],
        resolve: {
          alias: {
            // Prism and its grammars, 34 kB: code is coloured while building.
            [path.join(themeClassic, 'prism-include-languages')]: beside('nothing.ts'),
            [path.join(themeCommon, 'utils/emojiUtils.js')]: beside('leading-emoji.ts'),
          },
        },
        module: {
          rules: [
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
