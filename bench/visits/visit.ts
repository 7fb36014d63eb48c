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

/** What is read of an entry of the browser's timeline; only a layout shift has a value. */
interface TimelineEntry {
  startTime: number;
  value: number;
}

/** Milliseconds without a request after which nothing more is on its way; no timer of a page waits as long. */
const QUIET = 3_000;

/** The entries of a type that the page has by now; of none the observer is never told. */
function timelineOf(page: Page, type: string): Promise<TimelineEntry[]> {
  return page.evaluate(
    (type) =>
      new Promise<TimelineEntry[]>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(list.getEntries().map((entry) => Object.assign({ value: 0 }, entry.toJSON()))),
        ).observe({ type, buffered: true });
        setTimeout(() => resolve([]), 200);
      }),
    type,
  );
}

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
  const shifts = await timelineOf(page, 'layout-shift');
  const paints = await timelineOf(page, 'largest-contentful-paint');
  return {
    bytes,
    shift: shifts.reduce((sum, { value }) => sum + value, 0),
    largestPaint: paints.at(-1)?.startTime ?? Number.NaN,
  };
}
