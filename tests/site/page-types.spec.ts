import type { Page } from '@playwright/test';
import { auditPage, MAIN_LOOKS } from '../conformance/support/audit';
import { collectConsole } from '../conformance/support/console-messages';
import { shownEnglish } from '../conformance/support/english-messages';
import { expectTabToReachAll } from '../conformance/support/keyboard-walk';
import { waitUntilReady } from '../conformance/support/open-page';
import { pageTypes } from '../conformance/support/page-types';
import { expect, test } from '../conformance/support/site';
import { smallTargets } from '../conformance/support/small-targets';
import { DESKTOP, PHONE } from '../conformance/support/viewports';

/** Those of which no picture is taken are visited too. */
const visited = {
  ...pageTypes,
  post: '/blog/mobile-3-5',
  'search results': '/buscar?q=caja',
  style: '/estilo',
};

/** The types that `npm test` visits: one of each layout and of each kind of component. */
const GATE = new Set<string>([
  'home',
  'product root',
  'procedure',
  'screen',
  'report with chart',
  'board',
  'problem',
  'API reference',
  'blog list',
  'message',
  'finder of keys',
  'search results',
  'not found',
]);

const WIDTHS = [320, 390, 768, 996, 1440, 1920];

test.use({ viewport: DESKTOP, contextOptions: { reducedMotion: 'reduce' } });

/** Notes the files that the site answers with an error, from now on; the page's own address is not one. */
function collectMissingFiles(page: Page): string[] {
  const missing: string[] = [];
  page.on('response', (response) => {
    if (response.status() < 400 || response.request().isNavigationRequest()) return;
    missing.push(`${response.status()} ${response.url()}`);
  });
  return missing;
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    // What is laid out by a script follows the new width a frame later.
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth), {
        message: `width of the content at ${width} px`,
      })
      .toBeLessThanOrEqual(width);
  }
}

// Opening a page costs more than most of the questions, so one visit is asked everything.
for (const [type, address] of Object.entries(visited)) {
  test(`R-LAY-12 R-LAY-13 the ${type} page: console, files, language, widths, thumbs, Tab, WCAG 2.2 AA`, {
    tag: GATE.has(type) ? [] : '@nightly',
  }, async ({ page }) => {
    // The longest pages have a thousand links and thousands of cells.
    test.slow();
    const messages = collectConsole(page);
    const missingFiles = collectMissingFiles(page);
    await page.goto(address);
    await waitUntilReady(page);
    // Its results come after the page.
    if (type === 'search results') await page.locator('main ol a').first().waitFor();
    expect.soft(await shownEnglish(page), 'English strings of the theme').toEqual([]);
    await expectTabToReachAll(page);
    await page.evaluate(() => window.scrollTo(0, 0));
    expect.soft(await auditPage(page, MAIN_LOOKS), 'WCAG 2.2 AA').toEqual([]);
    await page.setViewportSize(PHONE);
    const small = [...new Set(await smallTargets(page))];
    expect.soft(small, 'targets that a thumb misses').toEqual([]);
    await expectNoSidewaysScroll(page);
    // The browser itself reports an address that answers 404.
    const expected = type === 'not found' ? /status of 404/ : /^$/;
    const said = messages.filter(({ text }) => !expected.test(text));
    expect.soft(said, 'what the console shows').toEqual([]);
    expect.soft(missingFiles, 'files that are missing').toEqual([]);
  });
}
