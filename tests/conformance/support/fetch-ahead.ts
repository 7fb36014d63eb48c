import type { Page } from '@playwright/test';

/**
 * Has the links of a page fetch nothing ahead, from the next page load on: some fifty files, which cost
 * a test more than the page itself. All else that a page does, and a click, stay as they are.
 */
export async function fetchNothingAhead(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let client: unknown;
    Object.defineProperty(window, 'docusaurus', {
      configurable: true,
      get: () => client,
      set: (given: object) => {
        client = { ...given, prefetch: () => false };
      },
    });
  });
}
