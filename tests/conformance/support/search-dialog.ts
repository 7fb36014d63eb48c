import type { Page } from '@playwright/test';
import { openPage } from './open-page';
import { expect } from './site';

const NAME = 'Buscar en la ayuda';

/** The files that find, without the texts that results show. */
export const SEARCH_FILE = /\/search-(docs|index)-[0-9a-f]+\.json$/;

/** The code of the dialog itself. */
export const DIALOG_SCRIPT = /\/assets\/js\/dialog-search\./;

/** The box of the navbar, not the field that stands in for it on a static page. */
export const searchBox = (page: Page) =>
  page.locator('.navbar').getByRole('searchbox', { name: NAME });

/** What stands in the place of the box before the client is there. */
export const searchLink = (page: Page) => page.locator('.navbar [data-search]');

export const dialog = (page: Page) => page.getByRole('dialog', { name: NAME });
export const field = (page: Page) => dialog(page).getByRole('combobox');
export const options = (page: Page) => dialog(page).getByRole('option');

/** Opens the search of an open page by its shortcut. */
export async function pressShortcut(page: Page): Promise<void> {
  await page.keyboard.press('Control+K');
  await expect(field(page)).toBeFocused();
}

/** Opens a page and its search. */
export async function openDialog(page: Page, address = '/docs/delfin'): Promise<void> {
  await openPage(page, address);
  await pressShortcut(page);
}

/** Types a query into the open dialog and waits for its results. */
export async function search(page: Page, query: string): Promise<void> {
  await field(page).fill(query);
  await expect(dialog(page).locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(dialog(page).getByRole('status')).toHaveText(/resultado/);
}
