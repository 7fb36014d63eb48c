import { openPage } from '../conformance/support/open-page';
import { expect, test } from '../conformance/support/site';
import { PHONE } from '../conformance/support/viewports';

test('a table wider than a phone scrolls with the arrows once it has the focus', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/estilo');
  const region = page.getByRole('region', { name: 'Tabla: Tablas (3)', exact: true });
  await region.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => region.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
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

  test('what a task needs comes out from behind its line', async ({ page }) => {
    await page.goto('/docs/mobile/funcionalidades/transacciones/crear/');
    const permission = page.locator('.ficha').getByText('Hacer entradas');
    await expect(permission).toBeHidden();
    await page.locator('.ficha summary').focus();
    await page.keyboard.press('Space');
    await expect(permission).toBeVisible();
  });
});
