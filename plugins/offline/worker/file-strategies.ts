import type { WorkboxPlugin } from 'workbox-core/types.js';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { savesData } from '../../../src/browser/connection';
import { hashInName } from '../copies/hashed-names';
import { keyOf, names, scope } from './scope';

const FETCHED_AHEAD = /\.(?:js|css)$/;

/** What else is of the site and belongs to a page: its icon and the pictures in its frame. */
const PICTURES = new Set(['image', 'font', 'manifest']);

/** Whether the page of a tab names a file, so that reading the page takes it. */
async function isNamedByPage(clientId: string, file: string): Promise<boolean> {
  const client = await scope.clients.get(clientId);
  const page = client && (await caches.match(keyOf(client.url)));
  return page !== undefined && (await page.text()).includes(new URL(file).pathname);
}

/** Whether an answer is the file that was asked for: a hotspot answers any address with a page of its own. */
export function isFile(response: Response): boolean {
  return response.status === 200 && !response.headers.get('content-type')?.startsWith('text/html');
}

/** Scripts that nothing runs yet, of the pages that links lead to among them. */
function isAhead({ destination, url }: Request): boolean {
  return destination === '' && FETCHED_AHEAD.test(new URL(url).pathname);
}

const ofPagesRead: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response, event }) => {
    if (!isFile(response) || savesData()) return null;
    if (!isAhead(request)) return response;
    return (await isNamedByPage((event as FetchEvent).clientId, request.url)) ? response : null;
  },
  // A product that the reader saved holds it too.
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
    cachedResponse ?? caches.match(request, { ignoreVary: true }),
};

const shared = {
  cacheName: names.files,
  matchOptions: { ignoreVary: true },
  plugins: [ofPagesRead],
};

/** Files whose name changes with their content never grow old. */
export const hashedFiles = new CacheFirst(shared);

/** Pictures whose name stays. */
export const pictures = new NetworkFirst({ ...shared, networkTimeoutSeconds: 3 });

/** Asks the network for a file whose copy is broken, and puts the answer in the place of every copy. */
export async function replaceCopies({ request }: { request: Request }): Promise<Response> {
  const response = await fetch(request);
  if (!isFile(response)) return response;
  for (const name of (await caches.keys()).filter(names.isOwn)) {
    const cache = await caches.open(name);
    const copy = await cache.match(request, { ignoreVary: true });
    if (copy) await cache.put(request, response.clone());
  }
  return response;
}

/** Whether it is a file whose name changes with its content; one that is fetched to be saved has the mode `same-origin`. */
export function isHashedFile(request: Request, pathname: string): boolean {
  return request.mode !== 'same-origin' && hashInName(pathname) !== undefined;
}

export function isPicture(request: Request): boolean {
  return PICTURES.has(request.destination);
}
