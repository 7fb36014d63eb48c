import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import Ajv from 'ajv/dist/2020';
import { inSite } from '../conformance/support/open-page';
import { expect, test } from '../conformance/support/site';

/** What `ayuda.json` says of an id. */
interface Entry {
  direccion: string;
}

/** What the page for implementers shows of the file. */
function exampleOfItsPage(): Record<string, unknown> {
  const page = readFileSync('src/pages/abrir-la-ayuda.mdx', 'utf8');
  return JSON.parse(/```json[^\n]*\n([\s\S]*?)```/.exec(page)?.[1] ?? '');
}

for (const javaScriptEnabled of [false, true]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('the help of a window, a field and a message comes at once', {
      tag: javaScriptEnabled ? [] : ['@base-path'],
    }, async ({ page }) => {
      await page.goto(inSite('/ir/factura.campo.cliente?v=8.1'));
      await expect(page).toHaveURL(/\/docs\/delfin\/movimientos\/ventas\/factura\/#campo-cliente$/);
      const row = page.getByRole('row', { name: /^Cliente/ });
      await expect(row).toBeInViewport();
      await expect(row).toContainText('F6');
      const navbar = await page.locator('.navbar').first().boundingBox();
      const { y = 0 } = (await row.boundingBox()) ?? {};
      // The browser scrolls by whole pixels of the screen.
      expect(y + 1, 'below the navbar').toBeGreaterThan(navbar?.height ?? Infinity);

      await page.goto(inSite('/ir/factura'));
      await expect(page).toHaveURL(/\/docs\/delfin\/movimientos\/ventas\/factura\/$/);
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();

      await page.goto(inSite('/ir/dlf-2204'));
      await expect(page.getByText('El efectivo de la caja no alcanza.').first()).toBeInViewport();
      // What leads there is no step of the way back.
      await page.goBack();
      await expect(page).toHaveURL(/\/ventas\/factura\/$/);
    });
  });
}

test('the version that a program tells is kept, until the reader takes it back', {
  tag: '@nightly',
}, async ({ page }) => {
  const status = page.locator('.su-version [role=status]');
  const choice = page.getByLabel('Su versión de Delfín');
  await page.goto(inSite('/ir/recogidas?v=8.1.0.532'));
  await expect(status).toContainText('En su versión 8.1.0 es distinto:No existe el campo');
  await choice.selectOption('La más nueva, 8.4.0');
  await expect(status).toBeEmpty();
  await page.reload();
  await page.getByRole('button', { name: '¿Tiene otra versión de Delfín?' }).press('Enter');
  await expect(choice).toBeFocused();
  await page.goto(inSite('/ir/recogidas?v=9.9'));
  await expect(status).toContainText('No conocemos la versión 9.9 de Delfín.');
});

test('ayuda.json is as its schema says, and every address in it is there', ({ siteDir }) => {
  const read = (file: string) => readFileSync(path.join(siteDir, file), 'utf8');
  const help: { ids: Record<string, Entry> } = JSON.parse(read('ayuda.json'));
  const validate = new Ajv({ strict: true }).compile(JSON.parse(read('ayuda.schema.json')));
  validate(help);
  expect(validate.errors).toBeNull();
  expect(help).toMatchObject(exampleOfItsPage());
  const pages = new Map<string, string>();
  const broken = Object.entries(help.ids).filter(([id, { direccion }]) => {
    const [page = '', anchor] = direccion.split('#');
    const html = pages.get(page) ?? read(path.join(page, 'index.html'));
    pages.set(page, html);
    const isThere = anchor === undefined || html.includes(` id=${anchor}>`);
    return !isThere || !existsSync(path.join(siteDir, 'ir', id, 'index.html'));
  });
  expect(broken).toEqual([]);
  expect(pages.size).toBeGreaterThan(200);
});

test('pages that only lead on are in no sitemap', ({ siteDir }) => {
  expect(readFileSync(path.join(siteDir, 'sitemap.xml'), 'utf8')).not.toContain('/ir/');
});
