import type { Page } from '@playwright/test';

/** Scripts of the framework and of the page, without which it stays static. */
export const CLIENT_SCRIPT = /\/assets\/js\/(?!boot\.|pre-hydration\.)/;

/** All scripts that do not run by themselves. */
export const LATER_SCRIPT = /\/assets\/js\/(?!boot\.)/;

/**
 * Holds scripts back, those of the client unless told, so that a test acts before they are there. Returns
 * a function that lets them through.
 */
export async function holdClient(page: Page, held = CLIENT_SCRIPT): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(held, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
