import type { Browser } from '@playwright/test';
import { pageUrl } from '../sites/sidebar';
import { click, showIntent, waitForTarget, waitUntilSeen } from './gestures';
import type { Profile } from './profiles';
import { inTab, settle } from './tab';
import type { VisitedSite } from './visited-site';

/** Runs in every page before its scripts: notes when a title is on the screen. */
function watchTitle(title: string): void {
  const look = (): void => {
    const titles = [...document.querySelectorAll('h1')];
    if (!titles.some(({ textContent }) => textContent?.includes(title))) {
      requestAnimationFrame(look);
      return;
    }
    setTimeout(() => {
      window.benchSeenAt = performance.timeOrigin + performance.now();
    });
  };
  look();
}

/**
 * Clicks the next page in the sidebar of a wide screen.
 *
 * @param when as soon as the link is painted, or after a first gesture and when all is quiet
 * @returns milliseconds from the click until the title of that page is on the screen
 */
export async function measureSidebarClick(
  browser: Browser,
  profile: Profile,
  { url, base, corpus, selectors }: VisitedSite,
  when: 'at once' | 'ready',
): Promise<number> {
  return inTab(browser, 'desktop', profile, async (tab) => {
    await tab.page.addInitScript(watchTitle, corpus.next.title);
    await tab.page.goto(url, { waitUntil: when === 'ready' ? 'load' : 'commit' });
    if (when === 'ready') {
      await showIntent(tab);
      await settle(tab);
    }
    const { pathname } = new URL(pageUrl(corpus.next.path), base);
    const place = await waitForTarget(tab, {
      selector: `${selectors.sidebar} a[href]`,
      pathname: pathname.replace(/\/$/, ''),
    });
    const startedAt = click(tab, place);
    return (await waitUntilSeen(tab)) - startedAt;
  });
}
