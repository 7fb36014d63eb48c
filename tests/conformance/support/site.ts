import path from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { BASE_PATH_DIR } from '../../support/whole-builds';
import { collectConsole, isRefusal } from './console-messages';
import { serveSite } from './static-site';

const BUILD_DIR = path.resolve('build');

/** Which build of the real site the tests of a project are about. */
export interface SiteOptions {
  /** Path that it stands under, with a slash at both ends. */
  basePath: string;
}

/** What the browser of a test does of itself. */
export interface ReaderOptions {
  /** Whether links that come into view fetch their pages, as they do for a reader. */
  fetchesAhead: boolean;
}

interface Site {
  /** Output folder of the build. */
  siteDir: string;
  /** Address of the home page as it is served, without a slash at the end. */
  siteUrl: string;
}

/**
 * Has the links of a page fetch nothing ahead, from the next page load on: some fifty files, which cost
 * a test more than the page itself. All else that a page does, and a click, stay as they are.
 */
async function fetchNothingAhead(page: Page): Promise<void> {
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

/** Tests against a production build of the real site: relative addresses go to it. */
export const test = base.extend<ReaderOptions, SiteOptions & Site>({
  fetchesAhead: [false, { option: true }],
  basePath: ['/', { scope: 'worker', option: true }],
  siteDir: [
    async ({ basePath }, use) => {
      await use(basePath === '/' ? BUILD_DIR : BASE_PATH_DIR);
    },
    { scope: 'worker' },
  ],
  siteUrl: [
    async ({ siteDir, basePath }, use) => {
      const site = await serveSite(siteDir);
      await use(site.url + basePath.slice(0, -1));
      await site.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ siteUrl }, use) => use(`${siteUrl}/`),
  // Whatever a test does with the site, the policy of its pages must allow.
  page: async ({ page, fetchesAhead }, use) => {
    if (!fetchesAhead) await fetchNothingAhead(page);
    const messages = collectConsole(page);
    await use(page);
    expect(
      messages.filter(({ text }) => isRefusal(text)),
      'what the content policy refused',
    ).toEqual([]);
  },
});

export { expect };
