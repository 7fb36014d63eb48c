import type { Page } from '@playwright/test';
import { holdClient } from '../conformance/support/hold-client';
import { isHydrated, openPage, waitUntilReady } from '../conformance/support/open-page';
import { clientMenu, menuToggle, staticMenu } from '../conformance/support/phone-menu';
import { expect, test } from '../conformance/support/site';
import { PHONE } from '../conformance/support/viewports';

const PAGE = '/docs/delfin/pasos-iniciales/vender/';

test('an address that is no valid encoding crashes no page, typed or linked', {
  tag: '@nightly',
}, async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto(`${PAGE}?q=%E0%A4%A#50%`);
  await waitUntilReady(page);
  for (const hash of ['#50%', '#%E0%A4%A', '#%']) {
    await page.evaluate((typed) => {
      location.hash = typed;
    }, hash);
    await page.evaluate((linked) => {
      const link = document.createElement('a');
      link.href = `${linked}x`;
      document.body.append(link);
      link.click();
    }, hash);
    await expect(page.getByRole('heading', { level: 1, name: /primera venta/ })).toBeVisible();
  }
  expect(errors).toEqual([]);
});

test('a page that was reached by a click leads back to the one before when it was reloaded', {
  tag: '@nightly',
}, async ({ page }) => {
  await openPage(page, '/docs/delfin');
  await page.locator('.navbar').getByRole('link', { name: 'Sinco', exact: true }).click();
  await expect(page).toHaveURL('/docs/sinco');
  await page.reload();
  await expect.poll(() => isHydrated(page)).toBe(true);
  await page.goBack();
  await expect(page.locator('html.docs-doc-id-delfin')).toBeAttached();
  await expect(page).toHaveURL('/docs/delfin');
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  const liesOver = (page: Page) => page.evaluate(() => 'liesOver' in (history.state ?? {}));

  test('going back closes the menu and stays on the page, static or taken over', {
    tag: '@nightly',
  }, async ({ page }) => {
    const release = await holdClient(page);
    await page.goto('/docs/delfin');
    await page.goto(PAGE, { waitUntil: 'domcontentloaded' });
    await menuToggle(page).tap();
    await expect(staticMenu(page)).toBeVisible();
    await page.goBack();
    await expect(staticMenu(page)).toHaveCount(0);
    await expect(page).toHaveURL(PAGE);

    await menuToggle(page).tap();
    await expect(staticMenu(page)).toBeVisible();
    release();
    await expect(clientMenu(page)).toBeVisible();
    await page.goBack();
    await expect(clientMenu(page)).toHaveCount(0);
    await expect.poll(() => liesOver(page)).toBe(false);

    // A page that is chosen in it takes its place.
    await menuToggle(page).tap();
    await clientMenu(page).getByRole('link', { name: 'Configurar la empresa' }).tap();
    await expect(page).toHaveURL(/configurar-empresa\/$/);
    await page.goBack();
    await expect(page).toHaveURL(PAGE);
    await page.goBack();
    await expect(page).toHaveURL('/docs/delfin');
  });

  test('the menu closed otherwise leaves nothing to go back from, and the page where it is', {
    tag: '@nightly',
  }, async ({ page }) => {
    await openPage(page, PAGE);
    await page.evaluate(() => scrollTo({ top: 200, behavior: 'instant' }));
    await menuToggle(page).tap();
    await clientMenu(page)
      .getByRole('button', { name: /^Cerrar/ })
      .tap();
    await expect(clientMenu(page)).toHaveCount(0);
    await expect.poll(() => liesOver(page)).toBe(false);
    expect(await page.evaluate(() => scrollY)).toBe(200);
  });
});
