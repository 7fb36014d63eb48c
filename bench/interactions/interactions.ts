import type { Page } from '@playwright/test';
import type { devices } from '../peers/measure/profiles';

/** Something that a reader does to a page that is alive and quiet. */
export interface Interaction {
  label: string;
  device: keyof typeof devices;
  address: string;
  /** What has to be done before, and is not measured; what is below the screen is scrolled to. */
  prepare?: (page: Page) => Promise<void>;
  act: (page: Page) => Promise<void>;
}

const LONG_PAGE = '/docs/delfin/archivos/maestros/productos/';
const nextStep = (page: Page) => page.getByRole('button', { name: 'Paso siguiente' }).first();
const lastFold = (page: Page) => page.locator('main details > summary').last();
const searchField = (page: Page) => page.locator('dialog [role=combobox]');

/** The seven that readers do most; each page is the longest that has its control. */
export const interactions: readonly Interaction[] = [
  {
    label: 'menu of a phone',
    device: 'phone',
    address: LONG_PAGE,
    act: (page) => page.locator('.navbar__toggle').first().tap(),
  },
  {
    label: 'theme',
    device: 'desktop',
    address: LONG_PAGE,
    act: (page) => page.getByRole('button', { name: /^Cambiar entre modo/ }).click(),
  },
  {
    label: 'letters of a search',
    device: 'phone',
    address: LONG_PAGE,
    prepare: async (page) => {
      await page.locator('.navbar').locator('[data-search], input[type="search"]').first().click();
      await searchField(page).pressSequentially('x');
      await page.locator('dialog [role=status]').first().waitFor({ state: 'attached' });
    },
    act: (page) => searchField(page).pressSequentially('cierre de caja', { delay: 250 }),
  },
  {
    label: 'step of a walk-through',
    device: 'phone',
    address: '/docs/delfin/pasos-iniciales/vender/',
    prepare: (page) => nextStep(page).scrollIntoViewIfNeeded(),
    act: (page) => nextStep(page).tap(),
  },
  {
    label: 'choice in the query builder',
    device: 'desktop',
    address: '/docs/api/modo-de-uso/ejemplos/',
    act: async (page) => {
      await page.getByRole('combobox', { name: 'Entidad' }).focus();
      await page.keyboard.press('ArrowDown');
    },
  },
  {
    label: 'folded part',
    device: 'phone',
    address: LONG_PAGE,
    prepare: (page) => lastFold(page).scrollIntoViewIfNeeded(),
    act: (page) => lastFold(page).tap(),
  },
  {
    label: 'copy',
    device: 'desktop',
    address: '/docs/api/modo-de-uso/filtrar-informacion/',
    act: (page) =>
      page
        .getByRole('button', { name: /^Copiar/ })
        .first()
        .click(),
  },
];
