import type { Page } from '@playwright/test';
import { expect, test } from './support/fixture-site';
import { openPage, showIntent, waitUntilReady } from './support/open-page';

const PREFERRED_VERSION_KEY = 'docs-preferred-version-default';

function stored(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key);
}

test('R-EST-02 with system preference respected the toggle cycles light, dark, system; on a choice the page does not follow', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openPage(page, '/');
  const root = page.locator('html');
  const toggle = page.getByRole('button', { name: /^Cambiar entre modo oscuro y claro/ });

  await expect(root).toHaveAttribute('data-theme', 'dark');
  await expect(root).toHaveAttribute('data-theme-choice', 'system');
  expect(await stored(page, 'theme')).toBeNull();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(root).toHaveAttribute('data-theme', colorScheme);
  }

  await toggle.click();
  await expect(root).toHaveAttribute('data-theme', 'light');
  expect(await stored(page, 'theme')).toBe('light');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.reload();
  await waitUntilReady(page);
  await expect(root).toHaveAttribute('data-theme', 'light');

  await toggle.click();
  await expect(root).toHaveAttribute('data-theme', 'dark');
  expect(await stored(page, 'theme')).toBe('dark');

  await toggle.click();
  await expect(root).toHaveAttribute('data-theme-choice', 'system');
  expect(await stored(page, 'theme')).toBeNull();
});

test('R-EST-02 a page that was never hydrated follows the system too, and the client finds it so', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  const script = page.waitForResponse(/\/pre-hydration\./);
  await page.goto('/docs/guia');
  await (await script).finished();
  const root = page.locator('html');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await expect(root).toHaveAttribute('data-has-hydrated', 'false');
  await showIntent(page);
  await waitUntilReady(page);
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(root).toHaveAttribute('data-theme', 'light');
});

test('R-EST-04 the chosen docs version is stored and used afterwards', async ({ page }) => {
  await openPage(page, '/docs/guia');
  const navbar = page.locator('nav.navbar');
  await navbar.getByRole('button', { name: 'Next', exact: true }).hover();
  await navbar.locator('.dropdown__menu').getByRole('link', { name: '1.0' }).click();
  await expect(page).toHaveURL(/\/docs\/1\.0\/guia$/);
  expect(await stored(page, PREFERRED_VERSION_KEY)).toBe('1.0');

  // Of a page whose reader does nothing, too.
  await page.goto('/');
  await expect(navbar.locator('a.item-docs-version')).toHaveText('1.0');
});

test('R-EST-04 a stored version that no longer exists is cleared', async ({ page }) => {
  await openPage(page, '/');
  await page.evaluate((key) => localStorage.setItem(key, '0.9'), PREFERRED_VERSION_KEY);
  await page.reload();
  await waitUntilReady(page);
  await expect.poll(() => stored(page, PREFERRED_VERSION_KEY)).toBeNull();
  await expect(page.locator('a.item-docs-version')).toHaveText('Next');
});
