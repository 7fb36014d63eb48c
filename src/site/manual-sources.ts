import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sourceFingerprint } from '../build/source-fingerprint';
import { site } from './constants';
import { MANUALS_FOLDER } from './manuals';

/** The file beside a manual that tells the sources it was printed from. */
function stampOf(root: string, key: string): string {
  return path.join(root, MANUALS_FOLDER, `.${key}.sources`);
}

/**
 * What a manual is printed from: the sources of the site, and the address that its links lead to.
 *
 * @param root folder of the project
 */
export function manualSources(root: string): string {
  return sourceFingerprint(root, [site.url, site.baseUrl]);
}

/** Keeps what a manual was printed from, `manualSources` of the time when that was begun. */
export async function stampManual(root: string, key: string, sources: string): Promise<void> {
  await writeFile(stampOf(root, key), sources);
}

/** Those of these manuals that were printed from something else than what the site is built from now. */
export async function manualsOfOtherSources(
  root: string,
  keys: readonly string[],
): Promise<string[]> {
  const sources = manualSources(root);
  const stamps = await Promise.all(
    keys.map((key) => readFile(stampOf(root, key), 'utf8').catch(() => '')),
  );
  return keys.filter((_, at) => stamps[at] !== sources);
}
