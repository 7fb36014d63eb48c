import type { Page } from '@playwright/test';
import { auditPage, MAIN_LOOKS } from '../conformance/support/audit';
import { type ConsoleMessage, collectConsole } from '../conformance/support/console-messages';
import { shownEnglish } from '../conformance/support/english-messages';
import { expectTabToReachAll } from '../conformance/support/keyboard-walk';
import { type LayoutShift, watchLayoutShift } from '../conformance/support/layout-shift';
import { waitUntilReady } from '../conformance/support/open-page';
import { pageTypes } from '../conformance/support/page-types';
import { expect, test } from '../conformance/support/site';
import { smallTargets } from '../conformance/support/small-targets';

/** Notes the files that the site answers with an error, from now on; the page's own address is not one. */
function collectMissingFiles(page: Page): string[] {
  const missing: string[] = [];
  page.on('response', (response) => {
    if (response.status() < 400 || response.request().isNavigationRequest()) return;
    missing.push(`${response.status()} ${response.url()}`);
  });
  return missing;
}

/** Fetches ahead what this page and all that it links to need, as the framework does for links in view. */
async function prefetchLinkedPages(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { docusaurus } = window as unknown as {
      docusaurus: { prefetch(path: string): Promise<unknown> | false };
    };
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')];
    const paths = new Set([location.pathname, ...links.map(({ pathname }) => pathname)]);
    await Promise.all([...paths].map((path) => docusaurus.prefetch(path)));
  });
  // What the page itself began to fetch ahead, when its links came into view.
  await page.waitForLoadState('networkidle');
}

/** How much a page has that can be operated. */
function countControls(page: Page): Promise<number> {
  return page.locator('a[href], button, input').count();
}

/** Shows a page as before, once the client has drawn for that size what it left out for another. */
async function showAgain(page: Page, controls: number): Promise<void> {
  await page.setViewportSize(DESKTOP);
  await expect.poll(() => countControls(page)).toBeGreaterThanOrEqual(controls);
}

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const WIDTHS = [320, 390, 768, 996, 1440, 1920];

/*
 * What is asked of each type of page, of one that is opened once: opening it costs more than most of
 * the questions. The tests of a page run in order, and each leaves it as a reader at its top has it.
 */
for (const [type, address] of Object.entries(pageTypes)) {
  test.describe(`the ${type} page`, () => {
    test.describe.configure({ mode: 'default' });

    let page: Page;
    let messages: ConsoleMessage[];
    let missingFiles: string[];
    let layoutShift: () => Promise<LayoutShift>;

    test.beforeAll(async ({ browser, baseURL }) => {
      page = await browser.newPage({ baseURL, viewport: DESKTOP });
      messages = collectConsole(page);
      missingFiles = collectMissingFiles(page);
      layoutShift = await watchLayoutShift(page);
      await page.goto(address);
    });

    test.afterAll(() => page.close());

    test(`nothing moves at 1440 px on the ${type} page, static or hydrating`, async () => {
      expect((await layoutShift()).moved).toEqual([]);
      await waitUntilReady(page);
      expect((await layoutShift()).moved).toEqual([]);
    });

    test(`R-LAY-12 the ${type} page shows no English string of the theme`, async () => {
      await waitUntilReady(page);
      expect(await shownEnglish(page)).toEqual([]);
    });

    test(`R-LAY-13 the ${type} page does not scroll sideways`, async () => {
      await waitUntilReady(page);
      const controls = await countControls(page);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        const { content, room } = await page.evaluate(() => ({
          content: document.documentElement.scrollWidth,
          room: document.documentElement.clientWidth,
        }));
        expect.soft(content, `at ${width} px`).toBeLessThanOrEqual(room);
      }
      await showAgain(page, controls);
    });

    test(`a thumb meets every button and field, and the links around the text, of the ${type} page`, async () => {
      await waitUntilReady(page);
      const controls = await countControls(page);
      await page.setViewportSize(PHONE);
      expect([...new Set(await smallTargets(page))]).toEqual([]);
      await showAgain(page, controls);
    });

    test(`Tab reaches, shows and leaves everything that can be operated on the ${type} page`, async () => {
      // The longest pages have a thousand links.
      test.slow();
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await waitUntilReady(page);
      await expectTabToReachAll(page);
      await page.evaluate(() => window.scrollTo(0, 0));
    });

    test(`the ${type} page breaks no rule of WCAG 2.2 AA`, async () => {
      // The longest pages have thousands of table cells whose contrast is computed twice.
      test.slow();
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await waitUntilReady(page);
      expect(await auditPage(page, MAIN_LOOKS)).toEqual([]);
    });

    test(`the console shows no error and no warning on the ${type} page`, async () => {
      await waitUntilReady(page);
      // The browser itself reports an address that answers 404.
      const expected = type === 'not found' ? /status of 404/ : /^$/;
      expect(messages.filter(({ text }) => !expected.test(text))).toEqual([]);
    });

    test(`no file is missing that the ${type} page asks for or fetches ahead`, async () => {
      await waitUntilReady(page);
      await prefetchLinkedPages(page);
      expect(missingFiles).toEqual([]);
    });
  });
}
