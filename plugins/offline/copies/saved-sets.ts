import type { cacheNames } from './cache-names';

/** What the reader saved, or began to. Opening a cache would make it anew when it was removed meanwhile. */
export async function savedCopies(names: ReturnType<typeof cacheNames>) {
  const found = (await caches.keys()).filter(names.isSaved);
  return found.map((cacheName) => ({
    manifestFile: cacheName.slice(names.saved('').length),
    match: (key: string) => caches.match(key, { cacheName }),
  }));
}

/** A product in the caches. */
export type SavedCopy = Awaited<ReturnType<typeof savedCopies>>[number];

/** Where the manifest is once everything in it is: a copy without it is never read from. */
export function wholeKey(base: string, manifestFile: string): string {
  return base + manifestFile;
}

/** The manifest of a copy that is whole, with its date. */
export function wholeManifest(base: string, copy: SavedCopy): Promise<Response | undefined> {
  return copy.match(wholeKey(base, copy.manifestFile));
}
