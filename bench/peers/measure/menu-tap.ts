import type { Browser } from '@playwright/test';
import { tap, waitForTarget, waitUntilSeen } from './gestures';
import type { Profile } from './profiles';
import { inTab, settle } from './tab';
import type { VisitedSite } from './visited-site';

/** Longer than any menu that opens at all takes; after it the tap is taken for lost. */
const LONGEST_MS = 10_000;

/** Runs in the page before its scripts: notes when, after a touch, a link of the menu can be reached. */
function watchMenu(menu: string): void {
  const isReachable = (link: Element): boolean => {
    const { left, top, width, height } = link.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit !== null && link.contains(hit);
  };
  const look = (): void => {
    const links = [...document.querySelectorAll(`:is(${menu}) :is(a[href], button, summary)`)];
    if (!links.slice(0, 20).some(isReachable)) {
      requestAnimationFrame(look);
      return;
    }
    setTimeout(() => {
      window.benchSeenAt = performance.timeOrigin + performance.now();
    });
  };
  addEventListener('pointerdown', look, { capture: true, once: true });
}

/**
 * Taps the menu button of a phone.
 *
 * @param when as soon as the button is painted, or when all is quiet and nothing was touched yet
 * @returns milliseconds from the tap until a link of the menu can be tapped; null when it was lost
 */
export async function measureMenuTap(
  browser: Browser,
  profile: Profile,
  { url, selectors }: VisitedSite,
  when: 'at once' | 'ready',
): Promise<number | null> {
  return inTab(browser, 'phone', profile, async (tab) => {
    await tab.page.addInitScript(watchMenu, selectors.menu);
    await tab.page.goto(url, { waitUntil: when === 'ready' ? 'load' : 'commit' });
    if (when === 'ready') await settle(tab);
    const place = await waitForTarget(tab, { selector: selectors.menuButton });
    const startedAt = Date.now();
    await tap(tab, place);
    const seenAt = await waitUntilSeen(tab, LONGEST_MS).catch(() => undefined);
    return seenAt === undefined ? null : seenAt - startedAt;
  });
}
