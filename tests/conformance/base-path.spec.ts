import path from 'node:path';
import { site } from '../../src/site/constants';
import { collectConsole } from './support/console-messages';
import { followAddresses } from './support/follow-addresses';
import { openPage } from './support/open-page';
import { pageTypes } from './support/page-types';
import { expect, test } from './support/site';

test.describe('under a base path', { tag: '@base-path' }, () => {
  test('each page leads to the pages that it leads to at the root', async ({ siteDir }) => {
    const atRoot = await followAddresses(path.resolve('build'), site.url);
    const under = await followAddresses(siteDir, site.url);
    expect(under.links.get('/index.html')).toContain('/docs/delfin/index.html');
    expect([...under.links.keys()].sort()).toEqual([...atRoot.links.keys()].sort());
    const different = [...under.links].filter(
      ([page, targets]) => `${targets}` !== `${atRoot.links.get(page)}`,
    );
    expect(different.map(([page]) => page)).toEqual([]);
  });

  test('pages hydrate as they were rendered', async ({ page }) => {
    const messages = collectConsole(page);
    for (const type of ['home', 'screen', 'docs tag', 'category index', 'blog list'] as const) {
      await openPage(page, pageTypes[type]);
      expect(messages, type).toEqual([]);
    }
  });

  test('the root of the host leads to the site', async ({ page, siteUrl }) => {
    await page.goto(new URL('/', siteUrl).href);
    await expect(page).toHaveURL(`${siteUrl}/`);
  });
});
