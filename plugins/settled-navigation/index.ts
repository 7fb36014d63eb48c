import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

const REPLACED = '@docusaurus/core/lib/client/PendingNavigation.js';

/**
 * Docusaurus plugin: a click on a link draws the next page, and not the one being left before it.
 * README.md beside this file says how.
 */
export default function settledNavigationPlugin(): Plugin {
  const replaced = require.resolve(REPLACED);
  return {
    name: 'settled-navigation',
    configureWebpack(_config, isServer, { currentBundler }) {
      if (isServer) return {};
      const { NormalModuleReplacementPlugin } = currentBundler.instance;
      const plugins = [
        new NormalModuleReplacementPlugin(/\/PendingNavigation$/, (resource) => {
          if (path.resolve(resource.context, `${resource.request}.js`) !== replaced) return;
          resource.request = path.join(__dirname, 'SettledNavigation.tsx');
        }),
      ];
      return { plugins };
    },
  };
}
