import { fetchWhole } from '../../../src/browser/fetch-whole';
import { hashInName, namedFiles } from '../copies/hashed-names';
import { isFile } from './file-strategies';
import { base, names, offlinePage } from './scope';

/** Pages that were read, beside those that were saved: a product has about as many. */
const MOST_PAGES = 100;

/** As many digits of a name as every text that refers to it has. */
const SHORTEST_HASH = 8;

const READABLE = /\.(?:js|css)$/;

/** Stores files that are not in any cache yet; a tab that has loaded them fetches nothing for it. */
export async function keepFiles(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(names.files);
  for (const path of paths) {
    const address = new URL(path, location.origin + base).href;
    if (await caches.match(address, { ignoreVary: true })) continue;
    const response = await fetchWhole(address);
    if (isFile(response)) await cache.put(address, response);
  }
}

/** Stores the page for readers whose page is not there, and what it takes. */
export async function keepOfflinePage(): Promise<void> {
  const response = await fetchWhole(offlinePage);
  if (!response.ok) throw new Error(`${offlinePage} answered ${response.status}; expected 200.`);
  const { headers } = response;
  const html = await response.text();
  await keepFiles(namedFiles(html, base));
  const cache = await caches.open(names.read);
  // What was redirected may not answer a navigation.
  await cache.put(offlinePage, new Response(html, { headers }));
}

/** The mark of the build that a stored page is of. */
export async function buildOf(page: Response | undefined): Promise<string | undefined> {
  return /data-build=(\w+)/.exec((await page?.text()) ?? '')?.[1];
}

function hashesIn(text: string): string[] {
  return (text.match(/[0-9a-f]{8,}/g) ?? []).map((digits) => digits.slice(0, SHORTEST_HASH));
}

async function textsOf(cache: Cache, keys: readonly Request[]): Promise<string[]> {
  const responses = await Promise.all(keys.map((key) => cache.match(key)));
  return Promise.all(responses.map((response) => response?.text() ?? ''));
}

async function pagesRead(cache: Cache): Promise<Request[]> {
  return (await cache.keys()).filter(({ url }) => url !== offlinePage);
}

/**
 * Deletes the pages that were read longest ago and then the files that no page needs any more: the
 * digits in the name of a file that is needed stand in a page, or in a script or style that is.
 */
export async function dropUnneeded(most = MOST_PAGES): Promise<void> {
  const pages = await caches.open(names.read);
  const read = await pagesRead(pages);
  // The order of a cache is that of storing.
  const oldest = read.slice(0, Math.max(0, read.length - most));
  await Promise.all(oldest.map((page) => pages.delete(page)));
  const needed = new Set((await textsOf(pages, await pages.keys())).flatMap(hashesIn));
  const files = await caches.open(names.files);
  let others = (await files.keys()).filter(({ url }) => hashInName(url) !== undefined);
  const isNeeded = ({ url }: Request) => needed.has(hashInName(url)?.slice(0, SHORTEST_HASH) ?? '');
  for (let found = others.filter(isNeeded); found.length > 0; found = others.filter(isNeeded)) {
    others = others.filter((file) => !found.includes(file));
    const readable = found.filter(({ url }) => READABLE.test(url));
    for (const hash of (await textsOf(files, readable)).flatMap(hashesIn)) needed.add(hash);
  }
  await Promise.all(others.map((file) => files.delete(file)));
}

/** Half of the pages go when the browser has no room left, those that were read longest ago; the last one stays. */
export async function makeRoom(): Promise<void> {
  const read = await pagesRead(await caches.open(names.read));
  await dropUnneeded(Math.ceil(read.length / 2));
}
