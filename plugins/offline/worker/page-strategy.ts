import type { WorkboxPlugin } from 'workbox-core/types.js';
import { NetworkFirst } from 'workbox-strategies';
import { savesData } from '../../../src/browser/connection';
import { isHelpTarget } from '../../../src/help-targets/address';
import { timeOfCopy } from '../copies/dates';
import { noticeHtml } from '../copies/notice';
import { savedCopies, wholeManifest } from '../copies/saved-sets';
import { buildOf } from './kept-pages';
import { base, keyOf, names, offlinePage } from './scope';

/** A help page must not be old while there is a network, nor may a network that only seems to be there hold it back. */
const NETWORK_LIMIT_SECONDS = 3;

/** Says in an answer from the caches, as JSON, what the bar in it says. */
export const DISCONNECTION_HEADER = 'x-disconnection';

/** Set at build time: the rules of the bar, from the base of the site. */
declare const NOTICE_CSS: string;

/** A page that the browser renders ahead of a click has no reader yet. */
function isAhead(request: Request): boolean {
  return /prefetch|prerender/.test(request.headers.get('sec-purpose') ?? '');
}

/** What only leads a program to its help would push out what was read. */
function leadsOn(request: Request): boolean {
  return isHelpTarget(new URL(request.url).pathname.slice(base.length));
}

/** Whether an answer is a page of this site: a hotspot answers any address with its own. */
async function isPage(response: Response): Promise<boolean> {
  const type = response.headers.get('content-type') ?? '';
  if (response.status !== 200 || response.redirected || !type.startsWith('text/html')) return false;
  return (await buildOf(response.clone())) !== undefined;
}

/** Of a page that was read and saved too, the copy that was made last. */
async function newestCopy(key: string, read: Response | undefined): Promise<Response | undefined> {
  let newest = read;
  for (const copy of await savedCopies(names)) {
    if (!(await wholeManifest(base, copy))) continue;
    const page = await copy.match(key);
    if (page && (!newest || (timeOfCopy(newest) ?? 0) < (timeOfCopy(page) ?? 0))) newest = page;
  }
  return newest;
}

/** The copy of a page as its reader gets it, if there is one. */
async function shownCopy(
  key: string,
  read: Response | undefined,
  begunAt: number,
): Promise<Response | undefined> {
  const copy = await newestCopy(key, read);
  // That page says by itself that there is no connection.
  if (!copy || key === offlinePage) return copy;
  return withNotice(copy, Date.now() - begunAt >= NETWORK_LIMIT_SECONDS * 1000);
}

/** A copy with the bar that tells its reader of what day it is. */
async function withNotice(copy: Response, isSlow: boolean): Promise<Response> {
  const disconnection = { copiedOn: timeOfCopy(copy) ?? null, isSlow };
  const notice = `<link rel="stylesheet" href="${base}${NOTICE_CSS}">${noticeHtml(disconnection)}`;
  const html = (await copy.text()).replace(/<body[^>]*>/, (body) => body + notice);
  const headers = new Headers(copy.headers);
  headers.set(DISCONNECTION_HEADER, JSON.stringify(disconnection));
  return new Response(html, { headers });
}

const copies: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => keyOf(request.url),
  cacheWillUpdate: async ({ request, response }) =>
    !isAhead(request) && !leadsOn(request) && !savesData() && (await isPage(response))
      ? response
      : null,
  handlerWillStart: async ({ state }) => {
    if (state) state.begunAt = Date.now();
  },
  cachedResponseWillBeUsed: ({ request, cachedResponse, state }) =>
    shownCopy(request.url, cachedResponse, Number(state?.begunAt)),
  handlerDidError: async ({ request, state }) => {
    // Firefox gives the answer that it asked for ahead as an error instead of failing, and the strategy
    // takes it for an answer of the network.
    const key = keyOf(request.url);
    const read = await (await caches.open(names.read)).match(key, { ignoreVary: true });
    const copy = await shownCopy(key, read, Number(state?.begunAt));
    if (copy) return copy;
    if (!(await caches.match(offlinePage))) return undefined;
    // By its own address: the client that comes with a page draws what the address says.
    const { pathname } = new URL(request.url);
    return Response.redirect(`${offlinePage}?pagina=${encodeURIComponent(pathname)}`, 302);
  },
};

/** Pages: from the network, and from a copy when it fails or does not answer in time. */
export const pages = new NetworkFirst({
  cacheName: names.read,
  networkTimeoutSeconds: NETWORK_LIMIT_SECONDS,
  matchOptions: { ignoreVary: true },
  plugins: [copies],
});
