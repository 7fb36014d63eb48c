import type { Browser, CDPSession, Page } from '@playwright/test';
import { NAME_HELPER } from '../../name-helper';
import { devices, type Profile } from './profiles';
import { recordTransfers, type Transfers } from './transfers';

/** No page of any site takes longer than this, however slow the profile. */
export const PATIENCE_MS = 45_000;

/** How long a page must have done nothing to be taken as settled. */
const QUIET_MS = 1000;

/** A page of its own, with nothing cached. */
export interface Tab {
  page: Page;
  session: CDPSession;
  transfers: Transfers;
}

/** What `watchPage` keeps in the page. */
export interface PageRecord {
  fcp: number;
  lcp: number;
  /** Sum of what long tasks took beyond 50 ms. */
  blocking: number;
  cls: number;
  /** Last moment at which something of the above happened. */
  busyAt: number;
}

declare global {
  interface Window {
    benchRecord: PageRecord;
  }
}

/** Runs in the page before its own scripts. */
function watchPage(): void {
  const record: PageRecord = { fcp: 0, lcp: 0, blocking: 0, cls: 0, busyAt: 0 };
  window.benchRecord = record;
  const observe = (type: string, note: (entry: PerformanceEntry) => void): void => {
    new PerformanceObserver((list) => {
      record.busyAt = performance.now();
      for (const entry of list.getEntries()) note(entry);
    }).observe({ type, buffered: true });
  };
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') record.fcp = entry.startTime;
  });
  observe('largest-contentful-paint', (entry) => {
    record.lcp = entry.startTime;
  });
  observe('longtask', (entry) => {
    record.blocking += entry.duration - 50;
  });
  observe('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!shift.hadRecentInput) record.cls += shift.value;
  });
}

/** Gives a measurement a tab of its own at a profile, and closes it whatever happens. */
export async function inTab<Result>(
  browser: Browser,
  device: keyof typeof devices,
  profile: Profile,
  measure: (tab: Tab) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ ...devices[device], locale: 'es' });
  try {
    context.setDefaultTimeout(PATIENCE_MS);
    await context.addInitScript(NAME_HELPER);
    await context.addInitScript(watchPage);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Page.enable');
    if (profile.connection) {
      await session.send('Network.emulateNetworkConditions', {
        offline: false,
        ...profile.connection,
      });
    }
    await session.send('Emulation.setCPUThrottlingRate', { rate: profile.slowdown });
    return await measure({ page, session, transfers: recordTransfers(session) });
  } finally {
    await context.close();
  }
}

/**
 * Waits until nothing is fetched and no long task or paint has happened for a second.
 *
 * @throws {Error} when that does not come to be in time
 */
export async function settle({ page, transfers }: Tab): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  while (Date.now() < deadline) {
    const isStill = await page.evaluate(
      (quiet) => performance.now() - window.benchRecord.busyAt > quiet,
      QUIET_MS,
    );
    if (isStill && transfers.isQuiet(QUIET_MS)) return;
    await page.waitForTimeout(100);
  }
  throw new Error(`${page.url()} was not quiet within ${PATIENCE_MS / 1000} s.`);
}
