import type { Page } from '@playwright/test';

/** The button that opens the menu of a phone. */
export const menuToggle = (page: Page) => page.locator('.navbar__toggle');

/** The menu of a page at rest. */
export const staticMenu = (page: Page) => page.getByRole('dialog', { name: 'Menú' });

/** The menu of the client, once it is open. */
export const clientMenu = (page: Page) => page.locator('.navbar-sidebar--show .navbar-sidebar');
