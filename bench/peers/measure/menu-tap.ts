import type { Browser } from '@playwright/test';
import { tap, waitForTarget, waitUntilSeen } from './gestures';
import type { Profile } from './profiles';
import type { VisitedSite } from './reader';
import { inTab, settle, type Tab } from './tab';

/** How a menu opened. */
export interface MenuTap {
  /** From the first tap until a link of the menu could be tapped. */
  milliseconds: number;
  /** How often it took; more than one when a tap was lost. */
  taps: number;
}

/** After which a reader taps again when nothing has happened. */
const RETRY_MS = 3000;

const MOST_TAPS = 5;

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

async function tapUntilOpen(tab: Tab, button: string): Promise<MenuTap> {
  const place = await waitForTarget(tab, { selector: button });
  const startedAt = Date.now();
  for (let taps = 1; taps <= MOST_TAPS; taps += 1) {
    await tap(tab, place);
    const seenAt = await waitUntilSeen(tab, RETRY_MS).catch(() => undefined);
    if (seenAt !== undefined) return { milliseconds: seenAt - startedAt, taps };
  }
  throw new Error(`The menu did not open after ${MOST_TAPS} taps on ${button}.`);
}

/**
 * Taps the menu button of a phone.
 *
 * @param when as soon as the button is painted, or when all is quiet and nothing was touched yet
 */
export async function measureMenuTap(
  browser: Browser,
  profile: Profile,
  { url, selectors }: VisitedSite,
  when: 'at once' | 'ready',
): Promise<MenuTap> {
  return inTab(browser, 'phone', profile, async (tab) => {
    await tab.page.addInitScript(watchMenu, selectors.menu);
    await tab.page.goto(url, { waitUntil: when === 'ready' ? 'load' : 'commit' });
    if (when === 'ready') await settle(tab);
    return tapUntilOpen(tab, selectors.menuButton);
  });
}
