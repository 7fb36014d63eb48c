import type { Page } from '@playwright/test';

/** Goes to an address and waits until the page answers to the reader (React has hydrated it). */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitUntilReady(page);
}

/** Waits until React has hydrated the current page. */
export async function waitUntilReady(page: Page): Promise<void> {
  await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
}
