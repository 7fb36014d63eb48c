import path from 'node:path';
import { test as base } from '@playwright/test';
import { serveSite } from './static-site';

const BUILD_DIR = path.resolve('build');

/** Tests against the production build of the real site: relative addresses go to it. */
export const test = base.extend<object, { siteUrl: string }>({
  siteUrl: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture uses from this pattern.
    async ({}, use) => {
      const site = await serveSite(BUILD_DIR);
      await use(site.url);
      await site.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ siteUrl }, use) => use(siteUrl),
});

export { expect } from '@playwright/test';
