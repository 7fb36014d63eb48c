import { test as base } from '@playwright/test';
import { buildFixture } from './fixture-builds';
import { serveSite } from './static-site';

/** Tests against the fixture site `options`: relative addresses go to it. */
export const test = base.extend<object, { optionsUrl: string }>({
  optionsUrl: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture uses from this pattern.
    async ({}, use) => {
      const { outDir } = await buildFixture('options');
      const site = await serveSite(outDir);
      await use(site.url);
      await site.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ optionsUrl }, use) => use(optionsUrl),
});

export { expect } from '@playwright/test';
