import path from 'node:path';
import { test as base, expect } from '@playwright/test';
import { kinds } from '../../src/facts/kinds';
import { openPage } from '../conformance/support/open-page';
import { serveSite } from '../conformance/support/static-site';
import { NEXT_EDITION_DIR } from '../support/whole-builds';

const test = base.extend<object, { url: string }>({
  url: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture uses from this pattern.
    async ({}, use) => {
      const site = await serveSite(NEXT_EDITION_DIR);
      await use(site.url);
      await site.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ url }, use) => use(url),
});

test('the navbar and the footer lead to it, after the others', async ({ page }) => {
  await openPage(page, '/');
  const navbar = page.locator('.navbar__items').first().locator('a.navbar__link');
  await expect(navbar).toHaveCount(kinds.products(path.resolve('data')).length + 1);
  await expect(page.locator('.footer__col').first().getByRole('link').last()).toHaveText('Turnero');
  await navbar.last().click();
  await expect(page).toHaveURL(/\/docs\/turnero$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Turnero, turnos en una pantalla',
  );
});

test('its pages have its sidebar and its accent, in both themes', async ({ page }) => {
  await openPage(page, '/docs/turnero/atender/');
  await expect(page.locator('.theme-doc-sidebar-menu > li')).toHaveText([
    'Inicio',
    'Llamar un turno',
    'Novedades de Turnero',
  ]);
  const active = page.locator('a.navbar__link--active');
  await expect(active).toHaveText('Turnero');
  await expect(active).toHaveCSS('box-shadow', /^rgb\(122, 59, 143\)/);
  await page.locator('html').evaluate((html) => html.setAttribute('data-theme', 'dark'));
  await expect(active).toHaveCSS('box-shadow', /^rgb\(220, 170, 240\)/);
  await expect(page.getByRole('main')).toContainText('TRN-101. No hay turnos en espera.');
  await expect(page.locator('.ficha')).toContainText('los turnos se llaman en el navegador');
});

test('it has its card with its icon, and its place among versions, map and not found', async ({
  page,
}) => {
  await page.goto('/');
  const card = page.locator('.productos [data-producto="turnero"]');
  await expect(card).toContainText('Turnos en una pantalla.');
  await expect(card).toContainText('Para: negocios que atienden por orden de llegada.');
  await expect(card.locator('.icono path')).toHaveAttribute('d', /^M3 4\.5h18/);
  await expect(page.locator('.icono').first()).toHaveCSS('stroke', 'rgb(11, 92, 138)');
  await expect(card.locator('.icono')).toHaveCSS('stroke', 'rgb(122, 59, 143)');
  await expect(page.getByRole('link', { name: 'Turnero 1.0.0' })).toBeVisible();
  await page.goto('/mapa');
  await expect(page.getByRole('heading', { level: 2, name: /^Turnero/ })).toBeVisible();
  await page.goto('/no-existe');
  await expect(page.locator('.enlaces [data-producto="turnero"]')).toHaveText('Turnero');
});

test('the search filters by it', async ({ page }) => {
  await openPage(page, '/buscar?q=versión');
  const results = page.getByRole('main').getByRole('listitem');
  await expect(results.first()).toBeVisible();
  await page.getByRole('radio', { name: 'Turnero' }).check();
  await expect(results.filter({ hasText: 'Turnero' }).first()).toBeVisible();
  await expect(results.filter({ hasNotText: 'Turnero' })).toHaveCount(0);
});
