import path from 'node:path';
import { loadFacts } from '../../src/facts/load-facts';
import { productLabel } from '../../src/facts/products';
import { changesOf } from '../../src/facts/releases';
import { inSite, openPage } from '../conformance/support/open-page';
import { expect, test } from '../conformance/support/site';

const { releases, products } = loadFacts(path.resolve('data'));
const all = Object.values(releases).flat().flatMap(changesOf);
const [delfin = []] = [releases.delfin];
/** Changes of Delfín from 8.1, which the reader has, to 8.3, which comes. */
const between = delfin
  .filter(({ version }) => ['8.2.0', '8.3.0'].includes(version))
  .flatMap(changesOf);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('every change of every version is listed with the pages to read', async ({ page }) => {
    await page.goto(inSite('/novedades'));
    await expect(page.locator('.hallazgos > li')).toHaveCount(all.length);
    await expect(page.getByRole('search')).toBeHidden();
    const titles = await page.locator('main section h2').allTextContents();
    const versions = products.flatMap((product) =>
      (releases[product.clave] ?? []).map(({ version }) => `${productLabel(product)} ${version}`),
    );
    expect(titles.map((title) => title.split(',')[0]).sort()).toEqual(versions.sort());

    const change = page.locator('.hallazgos > li').filter({ hasText: 'Segundo conteo' });
    await page.locator('section').filter({ has: change }).locator('summary').click();
    await change.getByRole('link', { name: 'Toma física' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Toma física en Delfín');
  });
});

test('an address tells what changes from one version to another', async ({ page }) => {
  await openPage(page, '/novedades?desde=delfin-8.1.0&hasta=delfin-8.3.0');
  const changes = page.locator('.hallazgos > li');
  await expect(changes).toHaveCount(between.length);
  await expect(page.locator('main section h2')).toHaveText([
    /^Delfín 8\.3\.0, /,
    /^Delfín 8\.2\.0, /,
  ]);
  await expect(page.getByLabel('Versión que tiene')).toHaveValue('delfin-8.1.0');
  await expect(page.getByLabel('Versión a la que pasa')).toHaveValue('delfin-8.3.0');

  await page.getByLabel('Para quién').selectOption('Bodeguero');
  const own = between.filter(({ change }) => change.roles.includes('bodeguero'));
  await expect(changes).toHaveCount(own.length);
  await expect(page).toHaveURL(/\?desde=delfin-8\.1\.0&hasta=delfin-8\.3\.0&rol=bodeguero$/);
});

test('only the versions of the product are offered, and those that it has not are let go', {
  tag: '@nightly',
}, async ({ page }) => {
  await openPage(page, '/novedades');
  const product = page.getByLabel('Producto', { exact: true });
  const from = page.getByLabel('Versión que tiene');
  const to = page.getByLabel('Versión a la que pasa');
  await product.selectOption('Delfín');
  await expect(from.getByRole('option')).toHaveCount(delfin.length);
  await from.selectOption('Delfín 8.2.0');
  await expect(to.getByRole('option')).toHaveText([
    ...['La más nueva', 'Delfín 8.4.0', 'Delfín 8.3.0'],
  ]);
  await to.selectOption('Delfín 8.3.0');
  await expect(page.locator('main section h2')).toHaveText([/^Delfín 8\.3\.0, /]);

  await product.selectOption('Sinco');
  await expect(from).toHaveValue('');
  await expect(to).toHaveValue('');
  await expect(page).toHaveURL(/\/novedades\?producto=sinco$/);
  await expect(page.locator('main section h2')).toHaveCount(releases.sinco?.length ?? 0);
});

test('words find the change, and say of which version it is', async ({ page }) => {
  await openPage(page, '/novedades?texto=propina');
  const [first] = await page.locator('.hallazgos > li').allTextContents();
  expect(first).toMatch(/propina en el total.*Corregido en Delfín 8\.4\.0/);
});
