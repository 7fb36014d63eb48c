import { site } from '../../src/site/constants';
import { collectConsole } from './support/console-messages';
import { buildFixture } from './support/fixture-builds';
import { expect, fixtureTest } from './support/fixture-site';
import { followAddresses } from './support/follow-addresses';
import { openPage } from './support/open-page';

/** A few pages under a path of their host; `npm run test:all` asks more of the whole site there. */
const test = fixtureTest('base-path', '/ayuda/');

test('R-ERR-07 under a base path every address of pages, rules, feeds and sitemap leads somewhere', async () => {
  const { outDir } = await buildFixture('base-path');
  const { broken, links } = await followAddresses(outDir, site.url);
  expect(broken).toEqual([]);
  expect(links.get('/enlaces/index.html')).toContain('/docs/sinco/index.html');
});

test('under a base path pages hydrate, links lead on within it, and the search finds a page', async ({
  page,
}) => {
  const messages = collectConsole(page);
  await openPage(page, '/enlaces');
  await page.getByRole('main').getByRole('link', { name: 'Sinco' }).click();
  await expect(page).toHaveURL(/\/ayuda\/docs\/sinco$/);
  await expect(page.getByRole('heading', { name: 'Sinco en pequeño' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('Guía');
  await expect(page.getByRole('option').first()).toContainText('Guía');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/ayuda\/docs\/(?:1\.0\/)?guia/);
  expect(messages).toEqual([]);
});

test('under a base path an address that does not exist leads back into the site', async ({
  page,
}) => {
  await openPage(page, '/no-existe');
  const links = page.getByRole('main').getByRole('link');
  await expect(links.first()).toHaveAttribute('href', /^\/ayuda\//);
});
