import type { Browser } from '@playwright/test';
import type { Profile } from './profiles';
import { inTab, settle } from './tab';
import { type Kind, kinds } from './transfers';

/** A first visit to a page, without any gesture. */
export interface PageLoad {
  /** Requests and bytes of what was asked for before the load event. */
  requests: number;
  bytes: number;
  bytesByKind: Record<Kind, number>;
  /** Bytes fetched ahead after it, until the page was quiet. */
  bytesAhead: number;
  /** Milliseconds from the start of the navigation. */
  fcp: number;
  lcp: number;
  /** Milliseconds of long tasks beyond 50 ms each. */
  blocking: number;
  cls: number;
}

/** Opens a page on a phone with nothing cached, and touches nothing. */
export async function measurePageLoad(
  browser: Browser,
  profile: Profile,
  url: string,
): Promise<PageLoad> {
  return inTab(browser, 'phone', profile, async (tab) => {
    await tab.page.goto(url, { waitUntil: 'load' });
    await settle(tab);
    const { fcp, lcp, blocking, cls } = await tab.page.evaluate(() => window.benchRecord);
    const all = tab.transfers.list();
    const own = all.filter(({ isPage }) => isPage);
    const bytesOf = (list: typeof all) => list.reduce((sum, { bytes }) => sum + bytes, 0);
    const byKind = kinds.map((kind) => [kind, bytesOf(own.filter((each) => each.kind === kind))]);
    return {
      requests: own.length,
      bytes: bytesOf(own),
      bytesByKind: Object.fromEntries(byKind) as Record<Kind, number>,
      bytesAhead: bytesOf(all) - bytesOf(own),
      fcp,
      lcp,
      blocking,
      cls,
    };
  });
}
