import type { Browser, CDPSession, Page } from '@playwright/test';
import { NAME_HELPER } from './name-helper';

/**
 * How many times slower the page's processor is, and the connection as the DevTools protocol wants it, in bytes a
 * second and milliseconds: an old phone on a poor one, and the machine as it is.
 */
export const profiles = {
  slow: { rate: 4, latency: 150, downloadThroughput: 2e5, uploadThroughput: 1e5 },
  fast: { rate: 1, latency: 0, downloadThroughput: -1, uploadThroughput: -1 },
} as const;

export type Profile = keyof typeof profiles;

/** What the reader holds. */
const screens = {
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1440, height: 900 } },
} as const;

export type Screen = keyof typeof screens;

/** No page of any site takes longer than this, however slow the profile. */
const PATIENCE_MS = 45_000;

/** How long a page must have done nothing to be taken as settled. */
const QUIET_MS = 1000;

declare global {
  interface Window {
    /** What a page tells of itself, in milliseconds. */
    benchRecord: {
      lcp: number;
      /** Layout shift as the browser weighs it: 1 is the whole window by its whole height. */
      shift: number;
      /** Sum of what long tasks took beyond 50 ms. */
      blocking: number;
      /** Of each event of an interaction, until the frame after it is painted. */
      events: number[];
      /** Last moment at which something of the above happened. */
      busyAt: number;
    };
  }
}

/** Runs in every page before its own scripts. */
function watchPage(): void {
  const record: Window['benchRecord'] = { lcp: 0, shift: 0, blocking: 0, events: [], busyAt: 0 };
  window.benchRecord = record;
  const observe = (type: string, note: (entry: PerformanceEntry) => void): void => {
    new PerformanceObserver((list) => {
      record.busyAt = performance.now();
      list.getEntries().forEach(note);
    }).observe({ type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  };
  observe('largest-contentful-paint', ({ startTime }) => {
    record.lcp = startTime;
  });
  observe('layout-shift', (entry) => {
    record.shift += (entry as PerformanceEntry & { value: number }).value;
  });
  observe('longtask', ({ duration }) => {
    record.blocking += duration - 50;
  });
  observe('event', (entry) => {
    if ((entry as PerformanceEventTiming).interactionId) record.events.push(entry.duration);
  });
}

/** A page of its own at a profile, with nothing cached. */
export class Tab {
  /** As they travelled so far, headers included: of what was asked for before the load event, and of all. */
  readonly bytes = { page: 0, all: 0 };
  /** Addresses of the scripts that were fetched to be run, not ahead of a need. */
  readonly scripts = new Set<string>();
  /** What is on its way, and whether it was asked for before the load event. */
  private readonly pending = new Map<string, boolean>();
  private changedAt = Date.now();

  private constructor(
    readonly page: Page,
    session: CDPSession,
  ) {
    let isOfPage = true;
    session.on('Page.loadEventFired', () => {
      isOfPage = false;
    });
    session.on('Network.requestWillBeSent', ({ requestId, request: { url }, type }) => {
      if (!/^https?:/.test(url)) return;
      this.pending.set(requestId, isOfPage);
      if (type === 'Script') this.scripts.add(url);
    });
    const end = (requestId: string, bytes: number): void => {
      this.bytes.all += bytes;
      if (this.pending.get(requestId)) this.bytes.page += bytes;
      this.pending.delete(requestId);
      this.changedAt = Date.now();
    };
    session.on('Network.loadingFinished', (each) => end(each.requestId, each.encodedDataLength));
    session.on('Network.loadingFailed', ({ requestId }) => end(requestId, 0));
  }

  /** Opens a tab; closing its context closes it. */
  static async open(browser: Browser, screen: Screen, profile: Profile): Promise<Tab> {
    const context = await browser.newContext({ ...screens[screen], locale: 'es' });
    context.setDefaultTimeout(PATIENCE_MS);
    await context.addInitScript(NAME_HELPER);
    await context.addInitScript(watchPage);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Page.enable');
    const { rate, ...connection } = profiles[profile];
    await session.send('Network.emulateNetworkConditions', { offline: false, ...connection });
    await session.send('Emulation.setCPUThrottlingRate', { rate });
    return new Tab(page, session);
  }

  /**
   * Waits until nothing is fetched and no long task, paint or event has happened for a while.
   *
   * @param quiet how long, in milliseconds
   * @throws {Error} when that does not come to be in time
   */
  async settle(quiet = QUIET_MS): Promise<void> {
    const deadline = Date.now() + PATIENCE_MS;
    while (Date.now() < deadline) {
      const idle = await this.page.evaluate(() => performance.now() - window.benchRecord.busyAt);
      const isQuiet = this.pending.size === 0 && Date.now() - this.changedAt > quiet;
      if (isQuiet && idle > quiet) return;
      await this.page.waitForTimeout(100);
    }
    throw new Error(`${this.page.url()} was not quiet within ${PATIENCE_MS / 1000} s.`);
  }

  /** A press on the title, which is no control, and a key: what a reader does who means to stay. */
  async showIntent(): Promise<void> {
    await this.page.locator('h1').first().click();
    await this.page.keyboard.press('Tab');
    await this.settle();
  }
}
