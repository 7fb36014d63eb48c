import { expect, test } from '@playwright/test';

test('links to posts, tags and headings are worded as the rest of the site', async ({ page }) => {
  await page.goto('/blog/');
  await expect(page.getByText('Leer más', { exact: true }).first()).toBeVisible();
  await page.goto('/docs/delfin/movimientos/ventas/factura/');
  await expect(page.getByRole('link', { name: 'Enlace directo a Antes de empezar' })).toHaveCount(
    1,
  );
  await page.goto('/docs/tags/factura-electronica/');
  await expect(page.getByRole('link', { name: 'Ver todas las etiquetas' })).toBeVisible();
});
