import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

interface LockedPackage {
  optionalDependencies?: Record<string, string>;
}

const lockfile = path.resolve('package-lock.json');
const packages: Record<string, LockedPackage> = JSON.parse(readFileSync(lockfile, 'utf8')).packages;

/** Whether a package is locked where Node would find it from `from`: there, or in a folder above. */
function isLocked(from: string, name: string): boolean {
  if (`${from}/node_modules/${name}`.replace(/^\//, '') in packages) return true;
  if (from === '') return false;
  return isLocked(from.slice(0, from.lastIndexOf('node_modules/')).replace(/\/$/, ''), name);
}

// A registry that lacks the binaries for other systems makes npm write a lockfile without them, and
// then "npm ci" refuses it on every machine.
it('locks the binaries for all systems, not only for the one it was written on', () => {
  const missing = Object.entries(packages).flatMap(([from, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !isLocked(from, name)),
  );
  expect(missing).toEqual([]);
});
