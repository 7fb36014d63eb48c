import type { Page } from '@playwright/test';

interface Tampering {
  /** Which scripts of the production build to look into. */
  readonly script: RegExp;
  /** What stands in the minified script; every occurrence is replaced. */
  readonly find: RegExp;
  readonly replaceWith: string;
}

/**
 * Serves the scripts of the production build with a change, as if the site had been built with
 * that fault. Returns a function that throws unless some script was changed, so that a test does
 * not pass because the minified text looks different now.
 */
export async function tamperWithScripts(page: Page, tampering: Tampering): Promise<() => void> {
  const { script, find, replaceWith } = tampering;
  let changes = 0;
  await page.route(script, async (route) => {
    const response = await route.fetch();
    const original = await response.text();
    const body = original.replaceAll(new RegExp(find, 'g'), replaceWith);
    if (body !== original) changes += 1;
    await route.fulfill({ response, body });
  });
  return () => {
    if (changes > 0) return;
    throw new Error(`No script contains ${find}: the build minifies it differently now.`);
  };
}
