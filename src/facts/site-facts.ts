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

function load(): { facts: Facts; stamp: number } {
  const stamp = newestChange(dataDir);
  return { stamp, facts: loadFacts(dataDir) };
}

/** The facts of this site; read again only after `refreshFacts`. @throws FactError */
export function siteFacts(): Facts {
  cached ??= load();
  return cached.facts;
}

/** Reads the facts again when a file of `data/` has changed since. @throws FactError */
export function refreshFacts(): Facts {
  if (cached?.stamp !== newestChange(dataDir)) cached = load();
  return cached.facts;
}
