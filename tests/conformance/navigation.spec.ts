import { createRequire } from 'node:module';
import path from 'node:path';
import type { Page, Route } from '@playwright/test';
import { reportConnection } from './support/connection';
import { collectConsole } from './support/console-messages';
import { openPage } from './support/open-page';
import { pageTypes } from './support/page-types';
import { expect, test } from './support/site';

// What a page fetches ahead is part of what is asked here.
test.use({ fetchesAhead: true });

const PAGE_SCRIPT = /\/assets\/js\/(?!main\.|runtime~main\.)[^/]+\.js$/;

test.describe('scroll position', () => {
  test('R-NAV-01 changing page goes to the top; going back and forward restores the place', {
    tag: ['@static', '@base-path'],
  }, async ({ page }) => {
    await openPage(page, pageTypes.document);
    await page.evaluate(() => window.scrollTo(0, 900));
    await expect.poll(() => scrollTop(page)).toBe(900);

    await page.locator('a.navbar__link', { hasText: 'Sinco' }).click();
    await expect(page).toHaveURL(/\/docs\/sinco$/);
    await expect.poll(() => scrollTop(page)).toBe(0);
    await page.evaluate(() => window.scrollTo(0, 120));
    await expect.poll(() => scrollTop(page)).toBe(120);

    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${pageTypes.document}$`));
    await expect.poll(() => scrollTop(page)).toBe(900);
    await page.goForward();
    await expect.poll(() => scrollTop(page)).toBe(120);
  });

  test('R-NAV-01 a link with a hash goes to its target, on this page and on another', {
    tag: '@static',
  }, async ({ page }) => {
    await openPage(page, pageTypes.document);
    const entry = page.locator('.theme-doc-toc-desktop a').nth(2);
    const hash = decodeURIComponent((await entry.getAttribute('href')) ?? '');
    await entry.click();
    await expect.poll(() => distanceToTop(page, hash.slice(1))).toBeLessThan(120);

    // An answer that is folded, and a word that is not.
    for (const [address, link] of [
      ['/docs/category/faqs---preview', 'main article a.card'],
      ['/docs/sinco', 'main a[href^="/glosario#"]'],
    ] as const) {
      await openPage(page, address);
      await page.locator(link).last().click();
      await expect(page).toHaveURL(/#/);
      const target = decodeURIComponent(new URL(page.url()).hash.slice(1));
      await expect.poll(() => distanceToTop(page, target)).toBeLessThan(120);
    }
  });
});

test.describe('progress bar', () => {
  test('R-NAV-02 it appears, without spinner, when a navigation takes longer than 200 ms, and not before', {
    tag: '@base-path',
  }, async ({ page }) => {
    const progress = page.locator('#nprogress');
    const follow = async (product: string) => {
      bundles.hold();
      await page.locator('a.navbar__link', { hasText: product }).click();
      await bundles.asked();
    };
    await page.clock.install();
    const bundles = await holdPageBundles(page);
    await openPage(page, '/docs/delfin');
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await follow('Compras');
    await page.clock.runFor(150);
    await expect(progress).toHaveCount(0);
    bundles.release();
    await expect(page.locator('.theme-doc-sidebar-menu a[href$="/docs/compras"]')).toBeVisible();
    await page.clock.runFor(500);
    await expect(progress).toHaveCount(0);

    await follow('Sinco');
    await page.clock.runFor(199);
    await expect(progress).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(progress.locator('.bar')).toHaveCount(1);
    await expect(progress.locator('.spinner')).toHaveCount(0);
    const { height = 0 } = (await progress.locator('.bar').boundingBox()) ?? {};
    expect(height).toBeLessThanOrEqual(3);
    await expect(page).toHaveURL(/\/docs\/compras$/);

    bundles.release();
    await page.clock.resume();
    await expect(page.locator('html')).toHaveClass(/docs-doc-id-sinco/);
    await expect(page).toHaveURL(/\/docs\/sinco$/);
    await expect(progress).toHaveCount(0);
  });
});

test('R-NAV-03 R-ERR-05 a failed page load warns, and reloads at the new address', {
  tag: '@base-path',
}, async ({ page, basePath }) => {
  await reportConnection(page, { saveData: true });
  await openPage(page, '/docs/delfin');
  const messages = collectConsole(page);
  const documents: string[] = [];
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) return;
    documents.push(new URL(request.url()).pathname);
    expect(messages).toContainEqual({
      type: 'warning',
      text: expect.stringMatching(/Loading chunk \S+ failed/),
    });
  });
  await failPageBundles(page);

  await page.locator('a.navbar__link', { hasText: 'Sinco' }).click();
  await expect.poll(() => documents).toEqual([`${basePath}docs/sinco`]);
  await expect(page.locator('html')).toHaveClass(/docs-doc-id-sinco/);
});

test.describe('page bundles', () => {
  test('R-NAV-04 the bundles of other pages are prefetched by link once their link is in sight', {
    tag: '@base-path',
  }, async ({ page }) => {
    await openPage(page, '/docs/delfin');
    const prefetched = page.locator('head link[rel="prefetch"][href*="/assets/js/"]');
    await expect(prefetched).not.toHaveCount(0);

    // Lazily: what was prefetched has not been run as a script.
    const executed = await page
      .locator('script[src*="/assets/js/"]')
      .evaluateAll((scripts) => scripts.map((script) => script.getAttribute('src')));
    const waiting = await prefetched.evaluateAll((links) =>
      links.map((link) => link.getAttribute('href')),
    );
    expect(waiting.filter((address) => !executed.includes(address)).length).toBeGreaterThan(0);
  });

  test('R-NAV-04 without link prefetch a GET request fetches them', async ({ page }) => {
    await page.addInitScript(() => {
      DOMTokenList.prototype.supports = () => false;
    });
    const request = page.waitForRequest(
      (candidate) => candidate.resourceType() === 'xhr' && PAGE_SCRIPT.test(candidate.url()),
    );
    await openPage(page, '/docs/delfin');
    expect((await request).method()).toBe('GET');
    await expect(page.locator('head link[rel="prefetch"]')).toHaveCount(0);
  });

  for (const [situation, connection] of [
    ['on a 2g connection', { effectiveType: '2g' }],
    ['with data saving on', { saveData: true }],
  ] as const) {
    test(`R-NAV-04 ${situation} nothing is prefetched`, async ({ page }) => {
      await reportConnection(page, connection);
      // Reading offline fetches its own code once the page is idle, which is no bundle of a page.
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'serviceWorker', { value: undefined });
      });
      await openPage(page, '/docs/delfin');
      const requested: string[] = [];
      page.on('request', (request) => requested.push(request.url()));
      const prefetches = await page.evaluate(async () => {
        const calls: unknown[] = [];
        for (const link of document.querySelectorAll<HTMLAnchorElement>('a.navbar__link')) {
          calls.push(await window.docusaurus.prefetch(link.pathname));
        }
        return calls;
      });
      expect(prefetches.length).toBeGreaterThan(0);
      expect(prefetches.every((result) => result === false)).toBe(true);
      await page.locator('a.navbar__link', { hasText: 'Sinco' }).hover();
      await expect(page.locator('head link[rel="prefetch"]')).toHaveCount(0);
      expect(requested.filter((url) => PAGE_SCRIPT.test(url))).toEqual([]);
    });
  }
});

test('R-NAV-05 the fallback of smooth scrolling eases by a factor of 0.85 a frame', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const scrollTo = window.scrollTo.bind(window) as (x: number, y: number) => void;
    window.scrollSteps = [];
    window.scrollTo = ((x: number, y: number) => {
      window.scrollSteps.push({ from: document.documentElement.scrollTop, to: y });
      scrollTo(x, y);
    }) as typeof window.scrollTo;
  });
  await openPage(page, pageTypes.document);
  await page.mouse.wheel(0, 2000);
  await expect.poll(() => scrollTop(page)).toBe(2000);
  await page.mouse.wheel(0, -200);
  await expect.poll(() => scrollTop(page)).toBe(1800);
  await page.evaluate(() => {
    window.scrollSteps = [];
  });

  await page.getByRole('button', { name: 'Volver al principio' }).click();
  await expect.poll(() => scrollTop(page)).toBe(0);
  const steps = await page.evaluate(() => window.scrollSteps);
  expect(steps.length).toBeGreaterThan(10);
  for (const { from, to } of steps) expect(to).toBe(Math.floor(from * 0.85));
});

test("R-NAV-06 the route matcher's cache holds up to 10000 entries", () => {
  const { matchPath, compiled } = routerWithCountedCompilations();
  const match = (index: number) => matchPath(`/a/${index}`, { path: `/a/${index}` });

  for (let index = 0; index < 10_000; index += 1) match(index);
  expect(compiled()).toBe(10_000);
  match(0);
  match(9_999);
  expect(compiled()).toBe(10_000);

  // The cache is full: a new path works, but is compiled each time.
  expect(match(10_000)).not.toBeNull();
  match(10_000);
  expect(compiled()).toBe(10_002);
});

function scrollTop(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(window.scrollY));
}

/** Pixels between the top of the window and an element, whichever is above. */
function distanceToTop(page: Page, id: string): Promise<number> {
  return page.evaluate((name) => {
    const top = document.getElementById(name)?.getBoundingClientRect().top;
    return top === undefined ? Number.POSITIVE_INFINITY : Math.abs(top);
  }, id);
}

interface HeldBundles {
  /** From now on page bundles are asked for but not answered. */
  hold(): void;
  /** Resolves when one was asked for since `hold`. */
  asked(): Promise<void>;
  /** Answers what is held and what comes. */
  release(): void;
}

/** Puts the test in charge of when page bundles arrive; nothing is prefetched meanwhile. */
async function holdPageBundles(page: Page): Promise<HeldBundles> {
  let isHolding = false;
  const held: Route[] = [];
  await reportConnection(page, { saveData: true });
  await page.route(PAGE_SCRIPT, async (route) => {
    if (isHolding) held.push(route);
    else await route.continue();
  });
  return {
    hold: () => {
      isHolding = true;
    },
    asked: async () => {
      await expect.poll(() => held.length).toBeGreaterThan(0);
    },
    release: () => {
      isHolding = false;
      for (const route of held.splice(0)) void route.continue();
    },
  };
}

/** Fails page bundles until the browser asks for a whole page again. */
async function failPageBundles(page: Page): Promise<void> {
  let isFailing = true;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isFailing = false;
  });
  await page.route(PAGE_SCRIPT, (route) => (isFailing ? route.abort() : route.continue()));
}

type MatchPath = (pathname: string, options: { path: string }) => object | null;

/** The router that the site's framework uses, loaded afresh, counting the paths it compiles. */
function routerWithCountedCompilations(): { matchPath: MatchPath; compiled: () => number } {
  const fromFramework = createRequire(
    createRequire(path.resolve('package.json')).resolve('@docusaurus/core/package.json'),
  );
  const routerFile = fromFramework.resolve('react-router');
  const fromRouter = createRequire(routerFile);
  const pathToRegexpFile = fromRouter.resolve('path-to-regexp');
  const pathToRegexp = fromRouter(pathToRegexpFile) as (...args: unknown[]) => unknown;

  let count = 0;
  const counting = Object.assign((...args: unknown[]) => {
    count += 1;
    return pathToRegexp(...args);
  }, pathToRegexp);
  const cached = fromRouter.cache[pathToRegexpFile];
  if (!cached) throw new Error('path-to-regexp was loaded but is not in the module cache.');
  cached.exports = counting;
  const { matchPath } = fromRouter(routerFile) as { matchPath: MatchPath };
  return { matchPath, compiled: () => count };
}
