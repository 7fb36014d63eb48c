import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { persistentCache } from '../../src/site/framework-version';

/** Lifecycles by which a plugin tells the bundler what to do. */
const CONFIGURES_BUNDLER = /\bconfigure(?:Webpack|PostCss)\b/;

/** Files beside one another, without what is in folders, which plugins have the browser load. */
function filesIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((file) => /(?<!\.test)\.(?:ts|cjs)$/.test(file))
    .map((file) => path.join(folder, file));
}

/**
 * What decides how files are bundled: the plugins that configure the bundler, with their loaders. The
 * configuration the framework names itself, and pages are made anew by the fingerprint of the facts.
 */
export function bundlingFiles(siteDir: string): string[] {
  const folders = readdirSync(path.join(siteDir, 'plugins'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => path.join(siteDir, 'plugins', name))
    .filter((folder) =>
      CONFIGURES_BUNDLER.test(readFileSync(path.join(folder, 'index.ts'), 'utf8')),
    );
  return [...folders, path.join(siteDir, 'src/build')].flatMap(filesIn).sort();
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
