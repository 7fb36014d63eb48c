import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

type BundlerConfig = Parameters<NonNullable<Plugin['configureWebpack']>>[0];
type BundlerPlugin = NonNullable<BundlerConfig['plugins']>[number];

const REPLACED = '@docusaurus/core/lib/client/PendingNavigation.js';
const REPLACEMENT = path.join(__dirname, 'SettledNavigation.tsx');

/** How long, in milliseconds, a script of the next page may take; the bundler waits two minutes. */
const CHUNK_PATIENCE = 15_000;

/** Stops the build when the client asks for the replaced part by another name, and so gets the old one. */
const requireReplacement: BundlerPlugin = {
  apply: (compiler) => {
    compiler.hooks.thisCompilation.tap('settled-navigation', (compilation) => {
      compilation.hooks.finishModules.tap('settled-navigation', (modules) => {
        if ([...modules].some((module) => module.identifier().includes(REPLACEMENT))) return;
        compilation.errors.push(
          new Error(
            `No module of the client asks for ${REPLACED} any more, so SettledNavigation.tsx replaces nothing. ` +
              'Find out what draws the pending page instead: UPGRADING.md, row plugins/settled-navigation/.',
          ),
        );
      });
    });
  },
};

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
      const replace = new NormalModuleReplacementPlugin(/\/PendingNavigation$/, (resource) => {
        if (path.resolve(resource.context, `${resource.request}.js`) !== replaced) return;
        resource.request = REPLACEMENT;
      });
      return {
        output: { chunkLoadTimeout: CHUNK_PATIENCE },
        plugins: [replace, requireReplacement],
      };
    },
  };
}
