import { cp, mkdir, readdir, symlink } from 'node:fs/promises';
import path from 'node:path';

/** What the real site's build does not read, or must make anew. */
const LEFT_BEHIND = new Set([
  '.docusaurus',
  '.git',
  'bench',
  'build',
  'deploy',
  'node_modules',
  'tests',
]);

/**
 * Copies this site, without what its build makes, to a folder that is not there yet. It has the project's packages by
 * links, in a folder that is really its own: the bundlers keep their caches in node_modules/.cache.
 *
 * @param without further entries of the root that are not copied
 */
export async function copySite(
  root: string,
  folder: string,
  without: readonly string[] = [],
): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const entry of await readdir(root)) {
    if (LEFT_BEHIND.has(entry) || without.includes(entry)) continue;
    await cp(path.join(root, entry), path.join(folder, entry), { recursive: true });
  }
  const source = path.join(root, 'node_modules');
  const target = path.join(folder, 'node_modules');
  await mkdir(target);
  for (const entry of await readdir(source)) {
    if (entry !== '.cache') await symlink(path.join(source, entry), path.join(target, entry));
  }
}
