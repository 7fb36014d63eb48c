import { expect, type Page } from '@playwright/test';
import { inSite } from './open-page';

/** A file that travelled while a page was open. */
export interface Travelled {
  url: string;
  /** As it came, headers included. */
  bytes: number;
}

/** Milliseconds without a request after which nothing more is on its way; no timer of a page waits as long. */
const QUIET = 3_000;

/** Opens a page that nobody touches, and tells what travels until it is quiet. */
export async function readWithoutGesture(page: Page, address: string): Promise<Travelled[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const urls = new Map<string, string>();
  const pending = new Set<string>();
  const travelled: Travelled[] = [];
  let changed = Date.now();
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    changed = Date.now();
    urls.set(requestId, request.url);
    pending.add(requestId);
  });
  session.on('Network.loadingFailed', ({ requestId }) => pending.delete(requestId));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    changed = Date.now();
    pending.delete(requestId);
    travelled.push({ url: urls.get(requestId) ?? '', bytes: encodedDataLength });
  });
  await page.goto(inSite(address), { waitUntil: 'load' });
  await expect
    .poll(() => pending.size === 0 && Date.now() - changed > QUIET, { timeout: 20_000 })
    .toBe(true);
  await session.detach();
  return travelled.filter(({ url }) => url.startsWith('http'));
}
