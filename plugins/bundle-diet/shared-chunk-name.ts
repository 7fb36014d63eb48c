import { shortHash } from '../../src/build/content-hash';

/**
 * Name of the chunk that holds what some chunks share, from their names. The bundler's own would list the
 * files in it with their folders, which every page would carry and which differ between machines.
 */
export function sharedChunkName(
  _module: unknown,
  chunks: readonly { name?: string | null }[],
): string {
  const names = chunks.map(({ name }) => name ?? '').sort();
  return `s${shortHash(names.join(' ')).slice(0, 4)}`;
}

/** Whether a chunk has such a name. */
export function isSharedChunk(name: string): boolean {
  return /^s[0-9a-f]{4}$/.test(name);
}
