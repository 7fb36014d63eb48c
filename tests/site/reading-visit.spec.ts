import type { Page } from '@playwright/test';
import { precompress } from '../../tools/precompress';
import { pageTypes } from '../conformance/support/page-types';
import { expect, test } from '../conformance/support/site';
import { readWithoutGesture, type Travelled } from '../conformance/support/visit-bytes';

/** Bytes, Brotli and headers, that may travel until a reader leaves who touched nothing. */
const BUDGET = 30_000;

/** The aim is that of all; these draw a window, a document or a list that is longer. */
const LONGER: Readonly<Record<string, number>> = {
  board: 31_500,
  'finder of reports': 31_500,
  glossary: 39_500,
  'permission matrix': 33_000,
  document: 33_000,
  screen: 33_500,
};

/** Pages that say what only the reader's browser knows: where they wanted to go, what they have read. */
const NEEDS_CLIENT = new Set(['not found', 'paths by role']);

/** An answer without a body, which says that what the browser has is current. */
const HEADERS = 800;

const CLIENT = /\/assets\/js\/(?!boot\.|pre-hydration\.)|\/assets\/css\/styles\.|\/search-/;

// As hosts send them.
test.beforeAll(async ({ siteDir }) => {
  await precompress(siteDir);
});

function bytesOf(files: readonly Travelled[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}

function list(files: readonly Travelled[]): string {
  return files.map(({ url, bytes }) => `${bytes} ${new URL(url).pathname}`).join('\n');
}

/** Visits made side by side: each is mostly waiting, to see that nothing more comes. */
const AT_ONCE = 6;

const visits = Object.entries(pageTypes).filter(([type]) => !NEEDS_CLIENT.has(type));
for (let first = 0; first < visits.length; first += AT_ONCE) {
  const together = visits.slice(first, first + AT_ONCE);
  const types = together.map(([type]) => type).join(', ');
  test(`a visit that only reads stays within its budget: ${types}`, async ({
    browser,
    baseURL,
  }) => {
    await Promise.all(
      together.map(async ([type, address]) => {
        const page = await browser.newPage({ baseURL });
        const files = await readWithoutGesture(page, address);
        await page.close();
        console.log(`${type}: ${(bytesOf(files) / 1000).toFixed(1)} kB`);
        const limit = LONGER[type] ?? BUDGET;
        expect.soft(bytesOf(files), `${type}:\n${list(files)}`).toBeLessThanOrEqual(limit);
        expect
          .soft(
            files.filter(({ url }) => CLIENT.test(url)),
            type,
          )
          .toEqual([]);
      }),
    );
  });
}

for (const [sign, act] of Object.entries({
  'the pointer moves': (page: Page) => page.mouse.move(700, 500),
  'a key is pressed': (page: Page) => page.keyboard.press('Shift'),
  'the page is scrolled': (page: Page) => page.evaluate(() => scrollTo(0, 50)),
})) {
  test(`the client is fetched once ${sign}`, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(pageTypes.procedure);
    await page.waitForFunction(() => 'answer' in (document.getElementById('static-first') ?? {}));
    expect(asked.filter((url) => CLIENT.test(url))).toEqual([]);
    await expect(page.locator('script[type=speculationrules]')).toHaveCount(0);
    await act(page);
    await expect.poll(() => asked.some((url) => /\/main\.[^/]+\.js$/.test(url))).toBe(true);
  });
}

test('nothing of the first page is fetched again for the second', async ({ page }) => {
  const first = await readWithoutGesture(page, pageTypes.procedure);
  const second = await readWithoutGesture(page, pageTypes.screen);
  const known = new Set(first.map(({ url }) => url));
  expect(second.filter(({ url, bytes }) => known.has(url) && bytes > HEADERS)).toEqual([]);
  console.log(`second page: ${(bytesOf(second) / 1000).toFixed(1)} kB`);
});
