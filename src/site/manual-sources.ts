import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sourceFingerprint } from '../build/source-fingerprint';
import { site } from './constants';
import { MANUALS_FOLDER } from './manuals';

/** What is known of a manual, in a file beside it. */
export interface ManualStamp {
  /** What it was printed from: `manualSources` of the time when that was begun. */
  sources: string;
  pages: number;
  bytes: number;
  /** Day of its newest page, AAAA-MM-DD. */
  day: string;
}

function stampOf(root: string, key: string): string {
  return path.join(root, MANUALS_FOLDER, `.${key}.json`);
}

/**
 * What a manual is printed from: the sources of the site, and the address that its links lead to.
 *
 * @param root folder of the project
 */
export function manualSources(root: string): string {
  return sourceFingerprint(root, [site.url, site.baseUrl]);
}

/** Keeps what is known of a manual. */
export async function stampManual(root: string, key: string, stamp: ManualStamp): Promise<void> {
  await writeFile(stampOf(root, key), JSON.stringify(stamp));
}

/** What is known of a manual; undefined when it was not made. */
export async function manualStamp(root: string, key: string): Promise<ManualStamp | undefined> {
  const stamp = await readFile(stampOf(root, key), 'utf8').catch(() => undefined);
  return stamp && JSON.parse(stamp);
}

/** Those of these manuals that were printed from something else than what the site is built from now. */
export async function manualsOfOtherSources(
  root: string,
  keys: readonly string[],
): Promise<string[]> {
  const sources = manualSources(root);
  const stamps = await Promise.all(keys.map((key) => manualStamp(root, key)));
  return keys.filter((_, at) => stamps[at]?.sources !== sources);
}
