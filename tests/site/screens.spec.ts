import type { Page } from '@playwright/test';
import { expect, test } from '../conformance/support/site';
import { readSitemap } from '../conformance/support/sitemap';
import { DESKTOP, PHONE } from '../conformance/support/viewports';

const screens = [
  '/docs/delfin/archivos/maestros/productos/',
  '/docs/delfin/archivos/maestros/clientes/',
  '/docs/delfin/movimientos/ventas/documento-equivalente/',
  '/docs/compras/gestion-de-pedidos/pedidos/crear/',
  '/docs/mobile/funcionalidades/toma-fisica/crear/',
  '/docs/mobile/pasos-iniciales/configuracion/',
  '/docs/sinco/exportar/generar/',
  '/docs/analytics/ver-informes/ventas/',
  '/docs/analytics/ver-informes/otros/',
  '/docs/analytics/ver-informes/abrir-aplicacion/',
  '/docs/analytics/pasos-iniciales/sincronizador/',
];
const reports = [
  '/docs/delfin/reportes/ventas/por-producto/',
  '/docs/delfin/reportes/maestros/grupos/',
  '/docs/delfin/reportes/ventas/por-vendedor/',
  '/docs/delfin/consultas/kardex/',
];

const CELLS = '.v-lineas > p > *';

/** Labels of the fields on the picture, without their callout numbers. */
function drawnFields(page: Page): Promise<string[]> {
  return page
    .locator('figure.pantalla .v-campos b')
    .evaluateAll((labels) => labels.map((label) => label.lastChild?.textContent ?? ''));
}

/** First cells of all tables with that header, without the mark of what must be filled in. */
async function firstColumn(page: Page, header: string): Promise<string[]> {
  const cells = await page
    .locator('table', { has: page.locator('th', { hasText: header }) })
    .locator('tbody tr > :first-child')
    .allTextContents();
  return cells.map((cell) => cell.replace(/ \(?\*\)?$/, ''));
}

/** What a window shows beyond its edge, and values that their box cuts. */
function cutParts(page: Page, boxed = '.v-campos span'): Promise<string[]> {
  return page.locator('.ventana').evaluateAll(
    (windows, selector) =>
      windows.flatMap((drawn) => {
        const { right } = drawn.getBoundingClientRect();
        const beyond = [...drawn.querySelectorAll('*')].filter(
          (part) => part.getBoundingClientRect().right > right + 1,
        );
        const boxes = [...drawn.querySelectorAll(selector)].filter(
          (box) => box.scrollWidth > box.clientWidth + 1,
        );
        return [...beyond, ...boxes].map((part) => part.textContent);
      }),
    boxed,
  );
}

for (const address of [...screens, ...reports]) {
  test(`the picture of ${address} names what its table names, and fits a phone`, async ({
    page,
  }) => {
    await page.goto(address);
    const drawn = await drawnFields(page);
    const listed = await firstColumn(page, reports.includes(address) ? 'Filtro' : 'Campo');
    expect(drawn.length).toBeGreaterThan(0);
    expect(listed).toEqual(expect.arrayContaining(drawn));

    await page.setViewportSize(PHONE);
    expect(await cutParts(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    expect(await cutParts(page, CELLS)).toEqual([]);
    await page.setViewportSize(DESKTOP);
    expect(await cutParts(page, CELLS)).toEqual([]);
  });
}

test('no cell of a window crosses its edge, whatever the width of the page', {
  tag: '@nightly',
}, async ({ page, request }) => {
  test.setTimeout(600_000);
  for (const address of await readSitemap(request)) {
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    if ((await page.locator('.v-lineas').count()) === 0) continue;
    for (const width of [320, 390, 600, 820, 1024, 1100, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await cutParts(page, CELLS), `${address} at ${width} px`).toEqual([]);
    }
  }
});

test('the window of permissions shows the permission that the steps beside it take away', async ({
  page,
}) => {
  await page.goto('/docs/delfin/archivos/configuracion/seguridad/permisos/');
  const drawn = page.locator('.con-ventana .v-campos span');
  await expect(drawn).toHaveText([
    'cajero',
    'Ventas',
    'Dar descuento hasta el máximo del rol (ventas-descuento)',
    'No',
  ]);
  const steps = page.locator('.con-ventana');
  for (const said of [
    'elija cajero',
    'elija Ventas',
    'Dar descuento hasta el máximo del rol y quite',
  ]) {
    await expect(steps).toContainText(said);
  }
});

test('the cards of a board say what the table of its page says, and fit their boxes', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/docs/analytics/ver-informes/ventas/');
  const cards = page.locator('figure.pantalla').first().locator('.v-tarjetas > p');
  const names = await cards
    .locator('b')
    .evaluateAll((labels) => labels.map((label) => label.lastChild?.textContent ?? ''));
  expect(names.length).toBeGreaterThan(3);
  expect(names).toEqual(await firstColumn(page, 'Tarjeta'));
  const cut = await cards.evaluateAll((boxes) =>
    boxes.map((box) => Math.max(0, box.scrollWidth - box.clientWidth)),
  );
  expect(cut).toEqual(names.map(() => 0));
});
