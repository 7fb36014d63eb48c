import { expectTabToReachAll } from '../conformance/support/keyboard-walk';
import { openPage } from '../conformance/support/open-page';
import { pageTypes } from '../conformance/support/page-types';
import { expect, test } from '../conformance/support/site';

/** Those of `pageTypes` are walked in page-types.spec.ts. */
const walkedPages = {
  post: '/blog/mobile-3-5',
  'search results': '/buscar?q=caja',
  style: '/estilo',
};

for (const [type, address] of Object.entries(walkedPages)) {
  test(`Tab reaches, shows and leaves everything that can be operated on the ${type} page`, {
    tag: '@nightly',
  }, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openPage(page, address);
    // Its results come after the page, and are what is walked.
    if (type === 'search results') await page.locator('main ol a').first().waitFor();
    await expectTabToReachAll(page);
  });
}

test('a table wider than a phone scrolls with the arrows once it has the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, '/estilo');
  const region = page.getByRole('region', { name: 'Tabla: Tablas (2)', exact: true });
  await region.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => region.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
});

test('a detail opens and closes with Enter', { tag: '@nightly' }, async ({ page }) => {
  await openPage(page, '/estilo');
  const summary = page.getByText('Un detalle cerrado');
  const content = summary.locator('xpath=..').getByText('Aquí va lo que');
  await summary.focus();
  await page.keyboard.press('Enter');
  await expect(content).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(content).toBeHidden();
});

test('arrows go through the tabs', async ({ page }) => {
  await openPage(page, '/estilo');
  await page.getByRole('tab', { name: 'En la terminal' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'En el servidor' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tabpanel')).toHaveText('Abra el administrador del servidor.');
});

test.describe('a control does with a key what it does with a click', () => {
  test('the theme changes, and its button keeps the focus', async ({ page }) => {
    await openPage(page, '/');
    const button = page.getByRole('button', { name: /modo (claro|oscuro)/ });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(button).toBeFocused();
  });

  test('a section of the sidebar folds and unfolds', { tag: '@nightly' }, async ({ page }) => {
    await openPage(page, pageTypes.screen);
    const toggle = page.locator('.menu__caret').first();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await toggle.focus();
    await page.keyboard.press('Enter');
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Space');
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(toggle).toBeFocused();
  });

  test('what a task needs comes out from behind its line', async ({ page }) => {
    await openPage(page, '/docs/mobile/funcionalidades/transacciones/crear/');
    const permission = page.locator('.ficha').getByText('inv-entradas');
    await expect(permission).toBeHidden();
    await page.locator('.ficha summary').focus();
    await page.keyboard.press('Space');
    await expect(permission).toBeVisible();
  });

  test('the code of a block is copied', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openPage(page, pageTypes['API reference']);
    const block = page.locator('.theme-code-block').first();
    await block.getByRole('button', { name: 'Copiar código' }).focus();
    await page.keyboard.press('Enter');
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toContain('GET /api/v2/');
  });

  test('a page of a path is ticked', { tag: '@nightly' }, async ({ page }) => {
    await openPage(page, '/aprender');
    const box = page.getByRole('checkbox').first();
    await box.focus();
    await page.keyboard.press('Space');
    await expect(box).toBeChecked();
    await expect(box).toBeFocused();
  });

  test('the contents of a page open on a phone', { tag: '@nightly' }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openPage(page, pageTypes.screen);
    const button = page.locator('.theme-doc-toc-mobile button');
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('.theme-doc-toc-mobile').getByRole('link').first()).toBeVisible();
    await expect(button).toBeFocused();
  });
});

test('the search of the home page opens with Enter and Escape gives the focus back', async ({
  page,
}) => {
  await openPage(page, '/');
  const button = page.getByRole('button', { name: 'Busque una tarea' });
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Buscar en la ayuda' });
  await expect(dialog.getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});
