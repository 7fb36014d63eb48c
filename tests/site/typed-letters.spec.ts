import { reportConnection } from '../conformance/support/connection';
import { holdClient } from '../conformance/support/hold-client';
import { inSite, isHydrated, openPage } from '../conformance/support/open-page';
import { preparePublication } from '../conformance/support/publish-anew';
import {
  dialog,
  field,
  options,
  SEARCH_FILE,
  searchLink,
} from '../conformance/support/search-dialog';
import { expect, test } from '../conformance/support/site';

const PAGE = '/docs/delfin/pasos-iniciales/vender/';
const TYPED = 'anular venta del kardex';

test('no letter is lost when the site is published anew while they are typed', {
  tag: ['@base-path', '@nightly'],
}, async ({ page }) => {
  const publication = await preparePublication(page, PAGE);
  await page.route(SEARCH_FILE, (route) =>
    publication.loads() > 1 ? route.continue() : route.fulfill({ status: 404 }),
  );
  await openPage(page, PAGE);
  publication.publish();
  await page.keyboard.press('Control+k');
  await page.keyboard.type(TYPED, { delay: 100 });
  await expect(options(page).first()).toBeVisible();
  await expect(field(page)).toHaveValue(TYPED);
  await expect(page).toHaveURL(inSite(PAGE));
  expect(publication.loads()).toBe(2);
});

test('no letter is lost when the next page arrives while they are typed', {
  tag: '@nightly',
}, async ({ page }) => {
  await reportConnection(page, { saveData: true });
  await openPage(page, '/');
  const release = await holdClient(page);
  await page.locator('.navbar').getByRole('link', { name: 'Sinco', exact: true }).click();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('cierre');
  release();
  await page.keyboard.type(' de caja', { delay: 50 });
  await expect(page.getByRole('heading', { level: 1, name: /Sinco/ })).toBeAttached();
  await expect(field(page)).toHaveValue('cierre de caja');
  await expect(field(page)).toBeFocused();
});

test('no letter is lost by the quickest typist before the slowest answer', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency: 300, downloadThroughput: -1, uploadThroughput: -1 },
  });
  await page.goto(PAGE);
  await searchLink(page).click();
  await page.keyboard.type(TYPED, { delay: 15 });
  await expect(field(page)).toHaveValue(TYPED);
  await expect(field(page)).toBeFocused();
  await expect.poll(() => isHydrated(page)).toBe(true);
  await page.keyboard.type(' de hoy', { delay: 15 });
  await expect(field(page)).toHaveValue(`${TYPED} de hoy`);
  await expect(dialog(page)).toHaveCount(1);
});
