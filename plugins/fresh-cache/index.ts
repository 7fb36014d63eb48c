import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { persistentCache } from '../../src/site/framework-version';

/** Code right in a folder or in one within it, no tests; what stands deeper in a plugin, browsers load. */
const CODE = /^(?:[\w-]+[\\/])?[\w-]+\.(?:ts|cjs)$/;

/**
 * What decides how files are bundled: the code of the plugins, with their loaders. The configuration the framework
 * names itself, and pages are made anew by the fingerprint of the facts.
 */
export function bundlingFiles(siteDir: string): string[] {
  return ['plugins', 'src/build'].flatMap((room) =>
    readdirSync(path.join(siteDir, room), { recursive: true, encoding: 'utf8' })
      .filter((file) => CODE.test(file))
      .map((file) => path.join(siteDir, room, file)),
  );
}

/**
 * Docusaurus plugin: what an earlier build left in the cache is used only while the plugins are the same.
 * The bundler sees the files that it bundles change, not the loaders that read them nor the rules
 * that choose those.
 */
export default function freshCachePlugin({ siteDir }: LoadContext): Plugin {
  const files = bundlingFiles(siteDir);
  return {
    name: 'fresh-cache',
    configureWebpack: (config) => {
      const cache = persistentCache(config);
      // Told to keep nothing, the framework leaves out the cache altogether.
      if (!cache && config.cache) {
        throw new Error(
          "The bundler's configuration has no cache on disk where src/site/framework-version.ts looks for it. " +
            'See getCache and getExperiments of @docusaurus/core/lib/webpack/base.js, and bring that file after them.',
        );
      }
      cache?.buildDependencies.push(...files);
      return {};
    },
  };
}
