import { version } from '@docusaurus/core/package.json';
import type { FutureV4Config } from '@docusaurus/types';

/**
 * All that differs between the versions of Docusaurus this project builds with, decided by the one
 * that is installed. UPGRADING.md says how another one is tried.
 */
const isVersion3 = version.startsWith('3.');

/** Version 3 keeps for compatibility what version 4 has removed, along with the key that says so. */
export const removedInVersion4: Partial<FutureV4Config> = isVersion3
  ? { removeLegacyPostBuildHeadAttribute: true }
  : {};

/** A bundler's cache on disk. */
interface PersistentCache {
  buildDependencies: string[];
}

/**
 * The bundler's cache in its configuration: Rspack 1, of version 3, has it among its experiments.
 *
 * @param config of the bundler; without a cache on disk when the framework was told so
 */
export function persistentCache(config: {
  cache?: unknown;
  experiments?: unknown;
}): PersistentCache | undefined {
  const holder = isVersion3 ? (config.experiments as { cache?: unknown } | undefined) : config;
  const { cache } = holder ?? {};
  return typeof cache === 'object' && cache !== null && 'buildDependencies' in cache
    ? (cache as PersistentCache)
    : undefined;
}
