import type { Locator, Page } from '@playwright/test';
import { site } from '../../src/site/constants';
import { helps } from '../../src/site/helps';
import { pageTypes } from '../conformance/support/page-types';
import { expect, test } from '../conformance/support/site';
import { PHONE } from '../conformance/support/viewports';

const LONG_READING = ['/docs/delfin', pageTypes.procedure, '/blog/mobile-3-5'];

/** Reports with more columns than a phone has room for. */
const REPORTS = ['ventas/por-producto', 'cartera/intereses-de-financiacion'];

const firstCell = (region: Locator) => region.locator('tbody tr').first().locator('td').first();

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('the home page shows the first task at once, and leads from a code to its message', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.locator('.tareas > [data-para]:visible')).toHaveCount(1);
    const task = await page.locator('.tareas a').first().boundingBox();
    expect((task?.y ?? 0) + (task?.height ?? 0)).toBeLessThanOrEqual(PHONE.height);
    for (const typed of ['dlf 2204', '2204']) {
      await page.goto('/');
      await page.getByLabel('¿Qué código ve?').fill(typed);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/mensajes/dlf-2204');
    }
    // The number of a message of several products.
    await page.goto('/');
    await page.getByLabel('¿Qué código ve?').fill('101');
    await page.getByRole('button', { name: 'Ver qué hacer' }).click();
    await expect(page).toHaveURL('/mensajes?texto=101');
    for (const code of ['SNC-101', 'MOB-101', 'CMP-101', 'ANL-101']) {
      await expect(page.locator('main').getByRole('link', { name: code })).toBeVisible();
    }
  });

  for (const report of REPORTS) {
    test(`the example of ${report} shows every figure of every row, whole`, async ({ page }) => {
      await page.goto(`/docs/delfin/reportes/${report}/`);
      const region = page.getByRole('region', { name: 'Tabla: Ejemplo', exact: true });
      await expect(region).toHaveAttribute('tabindex', '0');
      for (const width of [320, 360, 390]) {
        await page.setViewportSize({ width, height: 844 });
        const cut = await region.locator('td').evaluateAll((cells) =>
          cells
            .filter((cell) => {
              const range = document.createRange();
              range.selectNodeContents(cell);
              const lines = [...range.getClientRects()];
              const isParted = new Set(lines.map(({ top }) => Math.round(top))).size > 1;
              const isFigure = /^[^ ]*\d[^ ]*$/.test(cell.textContent);
              return lines.some(({ right }) => right > innerWidth) || (isFigure && isParted);
            })
            .map((cell) => cell.textContent),
        );
        expect(cut, `at ${width} px`).toEqual([]);
      }
    });
  }

  test('the first column stays while a wide table scrolls', { tag: '@nightly' }, async ({
    page,
  }) => {
    await page.goto('/estilo');
    const region = page.getByRole('region', { name: 'Tabla: Tablas (3)', exact: true });
    const before = await firstCell(region).boundingBox();
    await region.evaluate((element) => element.scrollTo({ left: 300 }));
    expect(await region.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(100);
    expect((await firstCell(region).boundingBox())?.x).toBe(before?.x);
  });

  test('a table of words is read row by row, each cell after the name of its column', async ({
    page,
  }) => {
    await page.goto(pageTypes.screen);
    const region = page.locator('.por-filas:has([data-columna])').first();
    const columns = await region.locator('th').allTextContents();
    const cells = region.locator('tbody tr').first().locator('td');
    const labels = await cells.evaluateAll((found) =>
      found
        .slice(1)
        .map((cell) => getComputedStyle(cell, '::before').content.replace(/["\s]/g, '')),
    );
    expect(labels).toEqual(columns.slice(1).map((name) => `${name.replace(/\s/g, '')}:`));
    const [first, second] = await Promise.all([
      cells.nth(0).boundingBox(),
      cells.nth(1).boundingBox(),
    ]);
    expect(second?.y).toBeGreaterThan(first?.y ?? Number.POSITIVE_INFINITY);
    expect(await region.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  });
});

for (const address of LONG_READING) {
  test(`paragraphs of ${address} have 65 to 75 letters a line`, async ({ page }) => {
    await page.goto(address);
    const lengths = await lineLengths(page);
    const average = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
    expect(average).toBeGreaterThanOrEqual(62);
    expect(average).toBeLessThanOrEqual(76);
  });
}

test('text, requirement box, tables of words and notices end at one edge', {
  tag: '@nightly',
}, async ({ page }) => {
  await page.goto(pageTypes.screen);
  const edges = await page
    .locator('.markdown > :is(p, .ficha, .tabla:not(.ancha), .theme-admonition)')
    .evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().right)));
  expect(edges.length).toBeGreaterThan(10);
  expect([...new Set(edges)]).toHaveLength(1);
});

test('the helps of all products are one click away from any page', { tag: '@nightly' }, async ({
  page,
}) => {
  await page.goto(pageTypes.screen);
  await page.getByRole('navigation').getByRole('link', { name: 'Ayudas' }).click();
  await expect(page).toHaveURL(/\/#ayudas$/);
  await expect(page.getByRole('heading', { name: 'Ayudas' })).toBeInViewport();
  const listed = page.locator('main .enlaces a');
  expect(
    await listed.evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
  ).toEqual(helps.map(({ to }) => to));
});

test('a printed page is light, without chrome, with the addresses of its related pages', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.goto(pageTypes.screen);
  await page.emulateMedia({ media: 'print' });
  // A drawn window has colours of its own, which are light on paper too.
  await expect(page.locator('.v-botones').first()).toHaveCSS(
    'background-color',
    'rgb(238, 242, 245)',
  );
  for (const chrome of ['.navbar', '.footer', '.theme-doc-sidebar-container', '.utilidad']) {
    await expect(page.locator(chrome).first()).toBeHidden();
  }
  await expect(page.locator('article p').first()).toHaveCSS('color', /^rgb\((\d\d?, ){2}\d\d?\)$/);
  const writtenAfter = (links: string) =>
    page
      .locator(links)
      .evaluateAll((all) => all.map((link) => getComputedStyle(link, '::after').content));
  expect(new Set(await writtenAfter('.markdown > p a[href^="/docs/"]'))).toEqual(new Set(['none']));
  expect((await writtenAfter('#paginas-relacionadas ~ ul a'))[0]).toContain(`${site.url}/docs/`);
});

/** Letters in each whole line of the paragraphs, which is any line but the last. */
function lineLengths(page: Page): Promise<number[]> {
  return page.locator('.markdown > p:not(:has(*))').evaluateAll((paragraphs) =>
    paragraphs.flatMap((paragraph) => {
      const lineHeight = Number.parseFloat(getComputedStyle(paragraph).lineHeight);
      const lines = Math.round(paragraph.clientHeight / lineHeight);
      return lines < 3 ? [] : [paragraph.textContent.length / (lines - 0.5)];
    }),
  );
}
