import type { Page } from '@playwright/test';
import { collectConsole } from './support/console-messages';
import { holdClient } from './support/hold-client';
import { openPage, untilStaticAnswers, waitUntilReady } from './support/open-page';
import { pageTypes } from './support/page-types';
import { expect, test } from './support/site';
import { withoutStorage } from './support/without-storage';

const TOGGLE = /^Cambiar entre modo oscuro y claro/;

function storedTheme(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('theme'));
}

test('R-EST-01 light is the default and the system preference is not followed', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openPage(page, '/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  expect(await storedTheme(page)).toBeNull();
});

test('R-EST-01 the switch toggles light and dark, stored under theme', async ({ page }) => {
  await openPage(page, '/');
  const toggle = page.getByRole('button', { name: TOGGLE });
  for (const theme of ['dark', 'light', 'dark']) {
    await toggle.click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    expect(await storedTheme(page)).toBe(theme);
  }
  await page.reload();
  await waitUntilReady(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('R-EST-01 at rest, too, a page has the theme that another tab chose', {
  tag: '@nightly',
}, async ({ page, context }) => {
  await page.goto('/');
  await untilStaticAnswers(page);
  const other = await context.newPage();
  await other.goto('/');
  await other.evaluate(() => localStorage.setItem('theme', 'dark'));
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
});

test('R-EST-03 the toggle is disabled until the client is ready', async ({ page }) => {
  const release = await holdClient(page, /\/assets\/js\//);
  await page.goto('/', { waitUntil: 'commit' });
  const toggle = page.getByRole('button', { name: TOGGLE });
  await expect(toggle).toBeDisabled();
  release();
  await waitUntilReady(page);
  await expect(toggle).toBeEnabled();
});

test('R-EST-03 a stored dark theme never flashes light', async ({ page }) => {
  await openPage(page, '/');
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  await page.addInitScript(() => {
    window.themesSeen = [];
    const record = () => {
      const theme = document.documentElement?.getAttribute('data-theme');
      if (theme && window.themesSeen.at(-1) !== theme) window.themesSeen.push(theme);
      // Before the body there is nothing to paint, so nothing can flash.
      if (!theme && document.querySelector('#__docusaurus')) window.themesSeen.push('none');
    };
    new MutationObserver(record).observe(document, {
      attributes: true,
      childList: true,
      subtree: true,
    });
  });
  await page.reload();
  await waitUntilReady(page);
  expect(await page.evaluate(() => window.themesSeen)).toEqual(['dark']);
});

test('R-EST-05 without browser storage there is a console warning and all else works', async ({
  page,
}) => {
  await withoutStorage(page);
  const messages = collectConsole(page);
  await openPage(page, '/');
  expect(messages.map(({ type }) => type)).toEqual(['warning']);
  expect(messages[0]?.text).toContain('Docusaurus browser storage is not available.');

  await page.getByRole('button', { name: TOGGLE }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.locator('a.navbar__link', { hasText: 'Delfín' }).click();
  await expect(page).toHaveURL(/\/docs\/delfin$/);
  await page.locator(`.theme-doc-sidebar-menu a`, { hasText: 'Archivos' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Archivos');
  await openPage(page, pageTypes.document);
  expect(messages.filter(({ type }) => type !== 'warning')).toEqual([]);
});
