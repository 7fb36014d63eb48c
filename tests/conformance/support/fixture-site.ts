import { test as base } from '@playwright/test';
import { buildFixture, type FixtureName } from './fixture-builds';
import { serveSite } from './static-site';

/**
 * Tests against a fixture site: relative addresses go to it.
 *
 * @param name folder of the fixture
 * @param basePath that it stands under
 */
export function fixtureTest(name: FixtureName, basePath = '/') {
  return base.extend<object, { fixtureUrl: string }>({
    fixtureUrl: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture uses from this pattern.
      async ({}, use) => {
        const { outDir } = await buildFixture(name);
        const site = await serveSite(outDir);
        await use(site.url + basePath);
        await site.close();
      },
      { scope: 'worker' },
    ],
    baseURL: async ({ fixtureUrl }, use) => use(fixtureUrl),
  });
}

export const test = fixtureTest('options');

export { expect } from '@playwright/test';
