import type { Page } from '@playwright/test';
import { inSite } from './open-page';

/** A page whose next load is of another build than the tab that asks for it. */
export interface NextPublication {
  /** From now on the page is of another build. */
  publish(): void;
  /** How often a page was loaded since. */
  loads(): number;
}

/** Prepares the publication of another build, as the page at `address` shows it. */
export async function preparePublication(page: Page, address: string): Promise<NextPublication> {
  let isPublished = false;
  let loads = 0;
  const response = await page.request.get(inSite(address));
  const html = await response.text();
  await page.route(`**${address}`, (route) =>
    isPublished
      ? route.fulfill({
          // With its headers: across another opener policy, a browser keeps no state of the history.
          response,
          body: html.replace(/data-build=\w+/, 'data-build=otra'),
        })
      : route.continue(),
  );
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return {
    publish: () => {
      isPublished = true;
    },
    loads: () => loads,
  };
}
