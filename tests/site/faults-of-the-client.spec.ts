import type { Locator, Page } from '@playwright/test';
import { CLIENT_SCRIPT, LATER_SCRIPT } from '../conformance/support/hold-client';
import { isHydrated } from '../conformance/support/open-page';
import { staticMenu } from '../conformance/support/phone-menu';
import { field, options, searchLink } from '../conformance/support/search-dialog';
import { expect, test } from '../conformance/support/site';
import { PHONE } from '../conformance/support/viewports';

const PAGE = '/docs/delfin/pasos-iniciales/vender/';

const notice = (page: Page) => page.getByRole('alert');
const retry = (within: Locator) => within.getByRole('button', { name: 'Reintentar' });

test.describe('a client that does not come', () => {
  test('gives the page back at once when a file fails, and a press tries again', async ({
    page,
  }) => {
    let isDown = true;
    await page.route(LATER_SCRIPT, (route) => (isDown ? route.abort() : route.continue()));
    await page.goto('/aprender');
    await expect(notice(page)).toContainText('no cargó');
    const box = page.getByRole('checkbox').first();
    await box.check();
    await expect(box).toBeChecked();
    await expect(notice(page).getByRole('link', { name: 'Mapa del sitio' })).toHaveAttribute(
      'href',
      /\/mapa$/,
    );
    await searchLink(page).click();
    await expect(page).toHaveURL('/mapa');

    await page.goto('/docs/api/pasos-iniciales/probar/');
    const answer = page.locator('main details').first();
    await answer.locator('summary').click();
    await expect(answer).toHaveAttribute('open', '');
    // What folds needs no client; a block of code, which is copied, does.
    await page.locator('main pre:visible').first().click();
    // That was a try of its own, which fails as well.
    await expect(retry(notice(page))).toBeVisible();
    await page.evaluate(() => {
      Object.assign(window, { isSameDocument: true });
    });
    isDown = false;
    await retry(notice(page)).click();
    await expect.poll(() => isHydrated(page)).toBe(true);
    await expect(notice(page)).toHaveCount(0);
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  });

  test('gives the page back when it hangs, and a press loads it anew with what was typed', {
    tag: '@nightly',
  }, async ({ page }) => {
    let isHanging = true;
    await page.route(CLIENT_SCRIPT, async (route) => {
      if (!isHanging) await route.continue();
    });
    await page.clock.install();
    await page.goto(PAGE);
    await page.keyboard.press('/');
    await page.keyboard.type('caja');
    await page.clock.runFor(9_000);
    // The search, whose script hangs as well, has a notice of its own.
    const ofClient = notice(page).filter({ hasText: 'Algo de la página no cargó' });
    await expect(ofClient.getByRole('link', { name: 'Mapa del sitio' })).toBeVisible();
    isHanging = false;
    await retry(ofClient).click();
    await page.clock.resume();
    await expect(field(page)).toHaveValue('caja');
  });

  test('leaves what the search found to the browser', async ({ page }) => {
    await page.route(/\/assets\/js\/main\./, (route) => route.fulfill({ status: 404 }));
    await page.goto(PAGE);
    await page.keyboard.press('Control+k');
    await field(page).fill('kardex');
    await expect(options(page).first()).toContainText(/k[aá]rdex/i);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: /k[aá]rdex/i })).toBeVisible();
  });

  test('leaves the menu of a phone and the colours to the static page', {
    tag: '@nightly',
  }, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.route(CLIENT_SCRIPT, (route) => route.abort());
    await page.goto(PAGE);
    await page.keyboard.press('Shift');
    await expect(notice(page)).toBeVisible();
    await page.locator('.navbar__toggle').click();
    await staticMenu(page).getByRole('button', { name: 'Volver al menú principal' }).click();
    await staticMenu(page).getByRole('link', { name: 'Sinco' }).click();
    await expect(page).toHaveURL('/docs/sinco');
  });

  test('without the boot script the home page blames nobody, and the search says where to look', async ({
    page,
  }) => {
    await page.route(/\/assets\/js\/boot\./, (route) => route.fulfill({ status: 404 }));
    await page.goto('/');
    await expect(page.locator('body')).not.toContainText('Docusaurus');
    await page.goto('/buscar?q=caja');
    await page.locator('main').getByRole('link', { name: 'mapa del sitio' }).click();
    await expect(page).toHaveURL('/mapa');
  });
});
