import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { unzipSync } from 'fflate';
import { BROWSER_FLAGS } from '../../tools/launch-browser';
import { SITE_FOLDER, shopArchive } from '../../tools/shop-archive';
import { dialog, field } from '../conformance/support/search-dialog';
import { expect, test } from '../conformance/support/site';
import { serveSite } from '../conformance/support/static-site';
import { writeFiles } from '../support/write-files';

/** A name of the local network: over http a browser gives such a site no service worker. */
const SERVER = 'servidor-delfin';

test.use({
  launchOptions: async ({ launchOptions }, use) => {
    const args = [...BROWSER_FLAGS, `--host-resolver-rules=MAP ${SERVER} 127.0.0.1`];
    await use({ ...launchOptions, args });
  },
});

test('the archive for a shop, unpacked: pages, search, finders, windows and ids without TLS', async ({
  page,
  siteDir,
}) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'shop-'));
  await writeFiles(folder, unzipSync(await shopArchive(siteDir, '/')));
  const shop = await serveSite(path.join(folder, SITE_FOLDER));
  const origin = `http://${SERVER}:${new URL(shop.url).port}`;

  await page.goto(origin);
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  await page.keyboard.press('/');
  await field(page).fill('cierre de caja');
  await dialog(page)
    .getByRole('option', { name: /Cierre de caja/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/cierre-de-caja\//);
  await expect(page.locator('.ventana').first()).toBeVisible();

  await page.goto(`${origin}/que-tecla`);
  await page.getByRole('main').getByRole('searchbox').fill('F9');
  await expect(page.getByRole('main')).toContainText('Grabar');

  await page.goto(`${origin}/ir/factura.campo.cliente?v=8.4`);
  await expect(page).toHaveURL(/\/docs\/delfin\/.*#/);
  await expect(page.locator(':target')).toContainText('Cliente');

  await page.keyboard.press('?');
  await expect(page).toHaveURL(`${origin}/como-usar#teclas`);

  await shop.close();
  await rm(folder, { recursive: true });
});
