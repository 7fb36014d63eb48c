import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Facts } from './facts';
import { loadFacts } from './load-facts';

/** Folder of the facts of this site. */
export const dataDir = path.resolve('data');

let cached: { facts: Facts; stamp: number } | undefined;

function newestChange(folder: string): number {
  return readdirSync(folder, { withFileTypes: true, recursive: true }).reduce((newest, entry) => {
    if (!entry.isFile()) return newest;
    return Math.max(newest, statSync(path.join(entry.parentPath, entry.name)).mtimeMs);
  }, 0);
}

/** The facts of this site; read again only after `refreshFacts`. @throws FactError */
export function siteFacts(): Facts {
  cached ??= { facts: loadFacts(dataDir), stamp: newestChange(dataDir) };
  return cached.facts;
}

/** Reads the facts again when a file of `data/` has changed since. @throws FactError */
export function refreshFacts(): Facts {
  const stamp = newestChange(dataDir);
  if (cached?.stamp !== stamp) cached = { facts: loadFacts(dataDir), stamp };
  return cached.facts;
}
