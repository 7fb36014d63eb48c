import type { Page } from '@playwright/test';

/** What a reader's visit costs who opens a page and touches nothing. */
export interface Visit {
  /** Bytes of all files as they travelled, headers included. */
  bytes: number;
  /** Layout shift as the browser weighs it: 1 is the whole window by its whole height. */
  shift: number;
  /** Milliseconds to the largest paint. */
  largestPaint: number;
}

/** Entries of the browser's timeline, of which TypeScript knows nothing. */
interface TimelineEntry extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

/** Milliseconds without a request after which nothing more is on its way; no timer of a page waits as long. */
const QUIET = 3_000;

/** Opens a page that nobody touches, and tells what its visit costs until it is quiet. */
export async function readWithoutGesture(page: Page, address: string): Promise<Visit> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const pending = new Set<string>();
  let bytes = 0;
  let changed = Date.now();
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (!request.url.startsWith('http')) return;
    changed = Date.now();
    pending.add(requestId);
  });
  session.on('Network.loadingFailed', ({ requestId }) => pending.delete(requestId));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!pending.delete(requestId)) return;
    changed = Date.now();
    bytes += encodedDataLength;
  });
  await page.goto(address, { waitUntil: 'load' });
  while (pending.size > 0 || Date.now() - changed < QUIET) await page.waitForTimeout(100);
  await session.detach();
  const timeline = await page.evaluate(async () => {
    const entriesOf = (type: string) =>
      new Promise<TimelineEntry[]>((resolve) => {
        const observer = new PerformanceObserver((list) =>
          resolve(list.getEntries() as TimelineEntry[]),
        );
        observer.observe({ type, buffered: true });
        // Without entries the observer is never called.
        setTimeout(() => resolve([]), 200);
      });
    const shifts = await entriesOf('layout-shift');
    const paints = await entriesOf('largest-contentful-paint');
    return {
      shift: shifts.reduce((sum, { value }) => sum + value, 0),
      largestPaint: paints.at(-1)?.startTime ?? Number.NaN,
    };
  });
  return { bytes, ...timeline };
}
