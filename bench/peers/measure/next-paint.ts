import type { Browser } from '@playwright/test';
import { longestEvent, SHORTEST_MS, watchEvents } from './events';
import { tap, waitForTarget } from './gestures';
import type { Profile } from './profiles';
import { inTab, settle } from './tab';
import type { VisitedSite } from './visited-site';

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
    await tab.page.addInitScript(watchEvents, SHORTEST_MS);
    await tab.page.goto(url, { waitUntil: 'load' });
    await settle(tab);
    await tap(tab, await waitForTarget(tab, { selector: selectors.menuButton }));
    await settle(tab);
    return longestEvent(tab);
  });
}
