import type { Browser } from '@playwright/test';
import { tap, waitForTarget } from './gestures';
import type { Profile } from './profiles';
import { inTab, settle } from './tab';
import type { VisitedSite } from './visited-site';

/** The browser tells of no interaction that took less. */
const SHORTEST_MS = 16;

declare global {
  interface Window {
    /** Milliseconds of the longest interaction so far, until the frame that answers it. */
    benchLongestInteraction?: number;
  }
}

/** Runs in the page before its scripts. */
function watchInteractions(shortest: number): void {
  window.benchLongestInteraction = shortest;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      if (!entry.interactionId) continue;
      window.benchLongestInteraction = Math.max(
        window.benchLongestInteraction ?? 0,
        entry.duration,
      );
    }
  }).observe({ type: 'event', durationThreshold: shortest } as PerformanceObserverInit);
}

/**
 * Interaction to next paint of a reader on a phone who, when all is quiet, taps the button of the menu.
 *
 * @returns milliseconds, in the browser's steps of 8, from 16 on
 */
export async function measureNextPaint(
  browser: Browser,
  profile: Profile,
  { url, selectors }: VisitedSite,
): Promise<number> {
  return inTab(browser, 'phone', profile, async (tab) => {
    await tab.page.addInitScript(watchInteractions, SHORTEST_MS);
    await tab.page.goto(url, { waitUntil: 'load' });
    await settle(tab);
    await tap(tab, await waitForTarget(tab, { selector: selectors.menuButton }));
    await settle(tab);
    const longest = await tab.page.evaluate(() => window.benchLongestInteraction);
    if (longest !== undefined) return longest;
    throw new Error(`${tab.page.url()} was left by a tap on the menu; expected it to stay.`);
  });
}
