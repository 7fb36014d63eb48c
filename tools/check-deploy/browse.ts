import type { Browser, Page } from '@playwright/test';
import { shownPages } from '../shots/pages';
import { isRefusal } from './refusals';

const ADDRESSES = [
  ...Object.values(shownPages),
  '/docs/delfin/faqs/ventas/',
  '/docs/delfin/novedades/',
  '/docs/delfin/herramientas/cambios-masivos/precios/',
  '/docs/analytics/ver-informes/ventas/',
  '/aprender',
  '/contacto',
  '/glosario',
  '/mapa',
];

const HYDRATED = 'html[data-has-hydrated="true"]';

/** What readers do on any page: point at links, change the colours, search, unfold. */
async function useOnDesktop(page: Page): Promise<void> {
  await page.locator('.navbar__link').first().hover();
  await page.keyboard.press('/');
  await page.keyboard.type('factura');
  await page.locator(HYDRATED).waitFor({ state: 'attached' });
  await page.getByRole('dialog').getByRole('option').first().waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('combobox', { name: 'Buscar en la ayuda' }).waitFor({ state: 'hidden' });
  await page.locator('.navbar button[class*="toggleButton"]').first().click();
  for (const details of await page.locator('main details > summary').all()) await details.click();
}

async function useOnPhone(page: Page): Promise<void> {
  await page.locator('.navbar__toggle').click();
  await page.locator(HYDRATED).waitFor({ state: 'attached' });
  await page.keyboard.press('Escape');
}

/**
 * Opens a page of each type on a server as a reader does, on a desktop and on a phone, and uses it.
 *
 * @param home address of the home page, without a slash at its end
 * @returns what the policy of a page refused, a line each
 */
export async function refusalsWhileBrowsing(browser: Browser, home: string): Promise<string[]> {
  const refused: string[] = [];
  const context = await browser.newContext({ ignoreHTTPSErrors: true, locale: 'es-CO' });
  context.setDefaultTimeout(20_000);
  context.on('console', (message) => {
    if (isRefusal(message.text())) refused.push(`${message.page()?.url()}: ${message.text()}`);
  });
  for (const address of ADDRESSES) {
    for (const [width, use] of [
      [1440, useOnDesktop],
      [390, useOnPhone],
    ] as const) {
      // A tab of its own: what closes on one page may still be on its way back through the history.
      const page = await context.newPage();
      await page.setViewportSize({ width, height: 900 });
      await page.goto(home + address);
      await use(page);
      await page.close();
    }
  }
  await context.close();
  return refused;
}
