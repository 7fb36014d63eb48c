import type { Page } from '@playwright/test';
import { precompress } from '../../tools/precompress';
import { pageTypes } from '../conformance/support/page-types';
import { expect, test } from '../conformance/support/site';
import { readWithoutGesture, type Travelled } from '../conformance/support/visit-bytes';

/** Bytes, Brotli and headers, that may travel until a reader leaves who touched nothing. */
const BUDGET = 30_000;

/** The aim is that of all; these draw a window, a document or a list that is longer. */
const LONGER: Readonly<Record<string, number>> = {
  board: 31_000,
  'finder of reports': 31_500,
  glossary: 39_500,
  'permission matrix': 32_500,
  document: 32_500,
  screen: 33_000,
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

for (const [type, address] of Object.entries(pageTypes)) {
  if (NEEDS_CLIENT.has(type)) continue;
  test(`a visit to the ${type} page that only reads stays within its budget`, async ({ page }) => {
    const files = await readWithoutGesture(page, address);
    console.log(`${type}: ${(bytesOf(files) / 1000).toFixed(1)} kB`);
    expect(bytesOf(files), list(files)).toBeLessThanOrEqual(LONGER[type] ?? BUDGET);
    expect(files.filter(({ url }) => CLIENT.test(url))).toEqual([]);
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
