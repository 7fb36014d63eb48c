import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { type Profile, type Screen, Tab } from '../tab';
import { type Corpus, pageUrl } from './corpus';
import type { BenchedSite } from './site';

/** Typed into the search. */
const TYPED = 'devoluciones';

/** A built site that is visited. */
export interface Visit {
  browser: Browser;
  profile: Profile;
  /** `http://localhost:1234`, and the folder that is served there. */
  base: string;
  folder: string;
  corpus: Corpus;
  selectors: BenchedSite['selectors'];
  /** Told each value that is measured. */
  add(figure: string, value: number): void;
}

declare global {
  interface Window {
    /** When what was waited for was on the screen. */
    benchSeenAt?: number;
  }
}

/** Runs in every page before its scripts: notes the last press, and when an element with a text can be reached. */
function watchScreen({ selector, text }: { selector: string; text: string }): void {
  const isSeen = (element: Element): boolean => {
    if (!element.textContent?.includes(text)) return false;
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  };
  const look = (): void => {
    if (![...document.querySelectorAll(selector)].slice(0, 20).some(isSeen)) {
      requestAnimationFrame(look);
      return;
    }
    setTimeout(() => {
      window.benchSeenAt = performance.timeOrigin + performance.now();
    });
  };
  const onPress = ({ timeStamp }: Event) => {
    sessionStorage.benchPressedAt = performance.timeOrigin + timeStamp;
  };
  addEventListener('pointerdown', onPress, true);
  look();
}

/** Runs in the page: how long after the next key other results are painted; nothing when there are none. */
function timeNextKey(selector: string): Promise<number | undefined> {
  const results = () => document.querySelector(selector)?.innerHTML;
  const before = results();
  return new Promise((resolve) => {
    const onKey = ({ timeStamp }: Event): void => {
      const look = (): void => {
        const took = performance.now() - timeStamp;
        if (took > 2000) resolve(undefined);
        else if (results() === before) requestAnimationFrame(look);
        else setTimeout(() => resolve(performance.now() - timeStamp));
      };
      look();
    };
    addEventListener('keydown', onKey, { capture: true, once: true });
  });
}

/** Opens the typical page in a tab of its own, waits until all is quiet, and closes it whatever happens. */
async function atPage(
  { browser, profile, base, corpus }: Visit,
  screen: Screen,
  awaited: { selector: string; text: string },
  act: (tab: Tab) => Promise<void>,
): Promise<void> {
  const tab = await Tab.open(browser, screen, profile);
  try {
    await tab.page.addInitScript(watchScreen, awaited);
    await tab.page.goto(base + pageUrl(corpus.typical), { waitUntil: 'load' });
    await tab.settle();
    await act(tab);
  } finally {
    await tab.page.context().close();
  }
}

/** From the last press until what is waited for is on the screen, on whatever page that is. */
async function timeToScreen({ page }: Tab): Promise<number> {
  const took = await page.waitForFunction(
    () => window.benchSeenAt && window.benchSeenAt - Number(sessionStorage.benchPressedAt),
  );
  return Number(await took.jsonValue());
}

async function loadPage(visit: Visit): Promise<void> {
  await atPage(visit, 'phone', { selector: 'h1', text: '' }, async (tab) => {
    const { lcp, blocking } = await tab.page.evaluate(() => window.benchRecord);
    visit.add('lcp', lcp);
    visit.add('blocking', blocking);
    visit.add('bytes', tab.bytes.page / 1000);
    visit.add('visit', tab.bytes.all / 1000);
    await tab.showIntent();
    let bytes = 0;
    for (const script of tab.scripts) {
      const file = path.join(visit.folder, decodeURIComponent(new URL(script).pathname));
      bytes += gzipSync(await readFile(file)).length;
    }
    visit.add('script', bytes / 1000);
  });
}

async function tapMenu(visit: Visit): Promise<void> {
  const { menu, menuButton } = visit.selectors;
  const selector = `:is(${menu}) :is(a[href], button, summary)`;
  await atPage(visit, 'phone', { selector, text: '' }, async (tab) => {
    await tab.page.locator(menuButton).first().tap();
    visit.add('tap', await timeToScreen(tab));
    await tab.settle();
    const { events } = await tab.page.evaluate(() => window.benchRecord);
    // Shorter ones the browser does not tell.
    visit.add('tap paint', Math.max(16, ...events));
  });
}

async function clickSidebar(visit: Visit): Promise<void> {
  const { title } = visit.corpus.next;
  await atPage(visit, 'desktop', { selector: 'h1', text: title }, async (tab) => {
    await tab.showIntent();
    const link = tab.page.locator(visit.selectors.sidebar).getByRole('link', { name: title });
    // At once, so that fetching on hover has no time to help.
    await link.first().click({ force: true, noWaitAfter: true });
    visit.add('click', await timeToScreen(tab));
  });
}

async function typeWords(visit: Visit): Promise<void> {
  const { searchButton, searchField, searchResults } = visit.selectors;
  await atPage(visit, 'desktop', { selector: 'h1', text: '' }, async (tab) => {
    await tab.showIntent();
    await tab.page.locator(searchButton).first().click();
    const field = tab.page.locator(searchField).first();
    for (const [index, letter] of [...TYPED].entries()) {
      const time = tab.page.evaluate(timeNextKey, searchResults);
      await field.press(letter);
      const took = await time;
      // The first letters wait for the index.
      if (took && index > 2) visit.add('key', took);
    }
  });
}

/** All that readers see, each in a tab of its own. @throws {Error} when what is waited for does not happen */
export const readerMeasures = [loadPage, tapMenu, clickSidebar, typeWords];
