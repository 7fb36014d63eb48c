import { type Page, test } from '@playwright/test';

/**
 * An address of the site, such as `/docs/delfin`, as Playwright resolves it against its `baseURL`
 * under any base path; one that begins otherwise stays as it is.
 */
export function inSite(address: string): string {
  return address.startsWith('/') ? `.${address}` : address;
}

/**
 * Goes to an address and waits until the page answers to the reader (React has hydrated it). In the
 * project `static pages` it does not wait: the first gesture is that of the test.
 */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(inSite(address));
  if (test.info().project.name !== 'static pages') await waitUntilReady(page);
}

/** Waits until a static page answers by itself, which its second script does. */
export async function untilStaticAnswers(page: Page): Promise<void> {
  await page.waitForFunction(() => 'answer' in (document.getElementById('static-first') ?? {}));
}

/** Moves the pointer over nothing that answers, once the page listens: then it fetches ahead. */
export async function showPresence(page: Page): Promise<void> {
  await untilStaticAnswers(page);
  await page.mouse.move(3, 300);
}

/** Shows the page that its reader means to use it, with a key that does nothing else. */
export async function showIntent(page: Page): Promise<void> {
  await page.waitForLoadState();
  await page.keyboard.press('Shift');
}

/** Whether React has hydrated the current page. */
export function isHydrated(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.dataset.hasHydrated === 'true');
}

/** Waits until React has hydrated the current page, which it does not before its reader wants it. */
export async function waitUntilReady(page: Page): Promise<void> {
  await showIntent(page);
  await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
}
