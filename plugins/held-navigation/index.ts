import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** How long, in milliseconds, a script of the next page may take; the bundler waits two minutes. */
const CHUNK_PATIENCE = 15_000;

/**
 * Docusaurus plugin: a click on a link draws the next page, and not the one being left before it.
 * README.md beside this file says how.
 */
export default function heldNavigationPlugin(): Plugin {
  const replaced = require.resolve('@docusaurus/core/lib/client/PendingNavigation.js');
  return {
    name: 'held-navigation',
    configureWebpack: (_config, isServer) => {
      if (isServer) return {};
      return {
        output: { chunkLoadTimeout: CHUNK_PATIENCE },
        resolve: { alias: { [replaced]: path.join(__dirname, 'HeldNavigation.tsx') } },
      };
    },
  };
}
