import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** The bundler's cache on disk, as the framework sets it up; it has none when told so by a variable. */
interface PersistentCache {
  buildDependencies: string[];
}

/** Folders of loaders and of what they call. */
const FOLDERS = ['plugins', 'src/rendering'] as const;

/** What decides how files are bundled, beside the configuration, which the framework names itself. */
export function bundlingFiles(siteDir: string): string[] {
  return FOLDERS.flatMap((name) => {
    const folder = path.join(siteDir, name);
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:ts|cjs)$/.test(file) && !file.endsWith('.test.ts'))
      .map((file) => path.join(folder, file));
  }).sort();
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
      const { cache } = (config.experiments ?? {}) as { cache?: PersistentCache };
      cache?.buildDependencies.push(...files);
      return {};
    },
  };
}
