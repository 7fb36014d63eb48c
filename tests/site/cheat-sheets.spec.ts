import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import decodeQR from 'qr/decode.js';
import { violations } from '../conformance/support/audit';
import { inSite } from '../conformance/support/open-page';
import { expect, test } from '../conformance/support/site';
import { DESKTOP, PHONE } from '../conformance/support/viewports';
import { sheetsOf } from '../support/printed-sheets';

function sheetsIn(siteDir: string): string[] {
  return readdirSync(path.join(siteDir, 'hoja'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => `/hoja/${file.split(path.sep).join('/')}`)
    .sort();
}

/** Shares of the sheets, so that several workers print them. */
const SHARES = 4;
const NOTES = '/docs/delfin/movimientos/ventas/notas-credito/';
const SHEET = '/hoja/delfin/movimientos/ventas/notas-credito.html';
const FULL = '/hoja/delfin/archivos/maestros/productos.html';

for (let share = 0; share < SHARES; share += 1) {
  test(`each sheet is one piece of paper with letters that can be read, ${share + 1} of ${SHARES}`, {
    tag: '@nightly',
  }, async ({ page, siteDir }) => {
    test.setTimeout(300_000);
    const all = sheetsIn(siteDir);
    expect(all.length).toBeGreaterThan(150);
    for (const address of all.filter((_, place) => place % SHARES === share)) {
      await page.goto(inSite(address));
      const smallest = await page
        .locator('.texto :is(li, p, h2), footer p')
        .evaluateAll((parts) =>
          Math.min(...parts.map((part) => Number.parseFloat(getComputedStyle(part).fontSize))),
        );
      expect.soft(smallest / (96 / 72), address).toBeGreaterThan(8.99);
      for (const format of ['A4', 'Letter'] as const) {
        expect.soft(sheetsOf(await page.pdf({ format })), `${address} on ${format}`).toBe(1);
      }
    }
  });
}

test('steps that a page folds are on its sheet', async ({ page }) => {
  await page.goto(inSite(FULL));
  const combo = page.locator('section', {
    has: page.getByRole('heading', { name: 'Crear un combo' }),
  });
  await expect(combo.getByRole('listitem').nth(1)).toContainText('Componentes');
});

test('every page that offers a sheet has one, with its steps, and no sheet is a page', ({
  siteDir,
}) => {
  const docs = readdirSync(path.join(siteDir, 'docs'), { recursive: true, encoding: 'utf8' });
  const offered = docs
    .filter((file) => file.endsWith('.html'))
    .flatMap((file) => {
      const html = readFileSync(path.join(siteDir, 'docs', file), 'utf8');
      return /href="?(\/hoja\/[^"#\s>]+)#imprimir/.exec(html)?.[1] ?? [];
    });
  expect(offered.sort()).toEqual(sheetsIn(siteDir));
  for (const address of offered) {
    const html = readFileSync(path.join(siteDir, address), 'utf8');
    expect.soft(html, address).toContain('<ol><li>');
    expect.soft(html, address).not.toMatch(/\sstyle=|\son\w+=/);
  }
  const lists = readdirSync(siteDir).filter((file) =>
    /^(?:sitemap|offline|search-|llms)/.test(file),
  );
  expect(lists.length).toBeGreaterThan(10);
  for (const file of lists) {
    expect(readFileSync(path.join(siteDir, file), 'utf8'), file).not.toContain('/hoja/');
  }
});

test('the code of a sheet leads to its page', { tag: '@nightly' }, async ({ page }) => {
  await page.goto(inSite(SHEET));
  const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
  const pixels = await page.locator('.qr').evaluate(async (svg) => {
    const copy = svg.cloneNode(true) as SVGElement;
    copy.setAttribute('width', '400');
    copy.setAttribute('height', '400');
    copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
    const image = new Image();
    image.src = `data:image/svg+xml,${encodeURIComponent(copy.outerHTML)}`;
    await image.decode();
    const canvas = new OffscreenCanvas(400, 400);
    const context = canvas.getContext('2d');
    // The paper, which the drawing leaves to the page.
    if (context) context.fillStyle = 'white';
    context?.fillRect(0, 0, 400, 400);
    context?.drawImage(image, 0, 0);
    return [...(context?.getImageData(0, 0, 400, 400).data ?? [])];
  });
  expect(decodeQR({ width: 400, height: 400, data: Uint8Array.from(pixels) })).toBe(canonical);
  expect(new URL(canonical ?? '').pathname).toBe(NOTES);
});

test('the offer of a page opens its sheet, which prints itself once', async ({ page, context }) => {
  await context.addInitScript(() => {
    Object.assign(window, {
      printed: 0,
      print: () => Object.assign(window, { printed: Reflect.get(window, 'printed') + 1 }),
    });
  });
  await page.goto(inSite(NOTES));
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Imprimir hoja para el mostrador' }).click();
  const sheet = await opened;
  await expect(sheet.getByRole('heading', { level: 1 })).toHaveText('Notas crédito');
  const times = () => sheet.evaluate(() => Reflect.get(window, 'printed'));
  await expect.poll(times).toBe(1);
  await sheet.getByRole('button', { name: 'Imprimir' }).click();
  expect(await times()).toBe(2);
  await sheet.reload();
  expect(await times()).toBe(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the sheet is there, and says how it is printed', async ({ page }) => {
    await page.goto(inSite(NOTES));
    const link = page.getByRole('link', { name: 'Imprimir hoja para el mostrador' });
    await page.goto((await link.getAttribute('href')) ?? '');
    await expect(page.getByText('DLF-2010. El documento ya está anulado.')).toBeVisible();
    // Words in this element are none to Playwright, nor to scripts of the page.
    expect(await page.content()).toContain('pulse Ctrl+P');
    await expect(page.locator('noscript')).toBeVisible();
    await expect(page.getByRole('button')).toBeHidden();
  });
});

test('what does not fit is said to be on the page', async ({ page }) => {
  await page.goto(inSite(FULL));
  await expect(page.locator('footer')).toContainText('Sigue en la página');
  await page.goto(inSite(SHEET));
  await expect(page.locator('footer')).not.toContainText('Sigue en la página');
});

for (const [viewport, colorScheme] of [
  [PHONE, 'light'],
  [DESKTOP, 'dark'],
] as const) {
  test(`a sheet is accessible and as wide as its screen, ${viewport.width} px ${colorScheme}`, {
    tag: '@nightly',
  }, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    for (const address of [SHEET, FULL]) {
      await page.goto(inSite(address));
      expect(await violations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
    }
  });
}
