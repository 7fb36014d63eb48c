import path from 'node:path';
import { loadFacts } from '../../src/facts/load-facts';
import { inSite, openPage } from '../conformance/support/open-page';
import { expect, test } from '../conformance/support/site';
import { PHONE } from '../conformance/support/viewports';

const facts = loadFacts(path.resolve('data'));

const permissions = facts.permissions.modulos.flatMap(({ permisos }) => permisos);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE });

  test('every report is listed with its question, and leads to its page', async ({ page }) => {
    await page.goto(inSite('/que-reporte'));
    const questions = await page.locator('main li > div > p:first-of-type').allTextContents();
    expect([...questions].sort()).toEqual(facts.reports.map(({ pregunta }) => pregunta).sort());
    await expect(page.getByRole('search')).toBeHidden();

    const entry = page.getByRole('listitem').filter({ hasText: '¿Qué lotes vencen pronto?' });
    await page.locator('summary').filter({ hasText: 'Reportes > Inventarios' }).click();
    await expect(entry.getByRole('table')).toBeHidden();
    await entry.getByText('Ejemplo').click();
    await expect(entry.getByRole('row')).toHaveCount(3);
    await entry.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Productos por vencer');
  });

  test('every permission is listed with the roles that hold it', async ({ page }) => {
    await page.goto(inSite('/quien-puede'));
    const listed = await page.locator('main th[scope=row]').allTextContents();
    expect(listed.map((text) => text.split('.')[0]).sort()).toEqual(
      permissions.map(({ nombre }) => nombre).sort(),
    );
    await page
      .locator('summary')
      .filter({ hasText: /^Ventas \(\d+\)$/ })
      .click();
    const row = page.getByRole('row').filter({ hasText: 'Anular ventas.' });
    const holders = permissions.find(({ clave }) => clave === 'ventas-anular')?.roles ?? [];
    const cell = row.locator('[data-columna="Quién puede"]');
    await expect(cell).toHaveText(/Administrador y Supervisor/);
    expect((await cell.textContent())?.split(/, | y /)).toHaveLength(holders.length);
  });

  test('every screen is listed with its fields, folded, and every key with what it does', async ({
    page,
  }) => {
    await page.goto(inSite('/donde-esta'));
    const names = new Set(await page.locator('.hallazgos > li > div > a').allTextContents());
    expect(facts.screens.filter(({ nombre }) => !names.has(nombre))).toEqual([]);
    await page.locator('summary').filter({ hasText: 'Archivos > Maestros' }).click();
    const clients = page
      .locator('.hallazgos > li')
      .filter({ hasText: 'Maestros > Clientes' })
      .first();
    const field = clients.getByText('Cupo', { exact: true });
    await expect(field).toBeHidden();
    await clients.locator('summary').click();
    await expect(field).toBeVisible();

    await page.goto(inSite('/que-tecla'));
    const keys = await page.locator('section').first().locator('kbd').allTextContents();
    expect(keys).toEqual(facts.shortcuts.map(({ tecla }) => tecla));
  });
});

test('a question is answered by its report first, and the way back keeps it', async ({ page }) => {
  await openPage(page, '/que-reporte?texto=%C2%BFa%20QUIEN%20le%20debo%3F&rol=<b>');
  const answers = page.locator('.hallazgos > li');
  const status = page.getByRole('status').filter({ hasText: /reporte/ });
  await expect(answers.first()).toContainText('Cuentas por pagar');
  await expect(answers.first().getByRole('table')).toBeVisible();

  await page.getByLabel('Su pregunta').fill('¿qué se va a vencer?');
  await expect(answers.first()).toContainText('Productos por vencer');
  await page.getByLabel('Tema').selectOption('Inventarios');
  await page.getByLabel('Lo puede abrir').selectOption('Bodeguero');
  await expect(status).toHaveText(/^\d reportes?$/);
  await expect(page).toHaveURL(/\?texto=.*vencer.*&tema=inventarios&rol=Bodeguero$/);

  const count = await answers.count();
  await answers.first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Productos por vencer');
  await page.goBack();
  await expect(page.getByLabel('Su pregunta')).toHaveValue('¿qué se va a vencer?');
  await expect(answers).toHaveCount(count);

  await page.getByLabel('Su pregunta').fill('xyzzy');
  await expect(status).toHaveText('0 reportes');
  await page.getByRole('button', { name: 'Quitar los filtros' }).click();
  await expect(answers).toHaveCount(facts.reports.length);
  await expect(page).toHaveURL(/\/que-reporte$/);
});

test('an action is answered by its permission, and the matrix filters by role and screen', async ({
  page,
}) => {
  await openPage(page, '/quien-puede?texto=%C2%BFQui%C3%A9n%20puede%20anular%20una%20factura%3F');
  const rows = page.locator('main tbody tr');
  const status = page.getByRole('status').filter({ hasText: /permiso/ });
  await expect(rows.first()).toContainText('Anular ventas');
  await expect(rows.first()).toContainText('el mensaje trae Autorizar');

  await page.getByLabel('Acción o permiso').fill('');
  const cashier = permissions.filter(({ roles }) => roles.includes('cajero')).length;
  await page.getByLabel('Rol que lo tiene').selectOption('Cajero');
  await expect(status).toHaveText(`${cashier} permisos`);
  await page.getByLabel('Pantalla', { exact: true }).selectOption('Cierre de caja');
  await expect(rows.filter({ hasText: 'Cerrar caja' }).first()).toBeVisible();
  await expect(rows.filter({ hasText: 'Abrir el cajón' })).toHaveCount(0);
  await expect(page).toHaveURL(/\?rol=Cajero&pantalla=Cierre\+de\+caja$/);
});

test('a button is found in its window, which is open there', async ({ page }) => {
  await openPage(page, '/donde-esta');
  const windows = page.locator('.hallazgos > li');
  await page.getByLabel('Ventana, campo o botón').fill('¿Dónde está el botón de descuento?');
  await expect(windows).toHaveCount(1);
  await expect(windows).toContainText('Movimientos > Ventas > Factura de venta');
  await expect(windows.locator('details li')).toHaveText(['Descuento']);
  await expect(windows.locator('details li')).toBeVisible();
  await page.getByLabel('Ventana, campo o botón').fill('cupo de los clientes');
  await expect(windows.first().getByRole('link', { name: 'Cupo', exact: true })).toHaveAttribute(
    'href',
    /\/maestros\/clientes\/#campo-cupo$/,
  );
  await page.getByLabel('Ventana, campo o botón').fill('');
  await page.getByLabel('Producto', { exact: true }).selectOption('Sinco');
  await expect(page).toHaveURL(/\/donde-esta\?producto=sinco$/);
  await expect(windows.locator('details[open]')).toHaveCount(0);
});

test('a key is found by its name, by what it does and by the screen', async ({ page }) => {
  await openPage(page, '/que-tecla?texto=tecla%20para%20cobrar');
  const answers = page.locator('.hallazgos > li');
  await expect(answers.first()).toContainText('F9');
  await page.getByLabel('Tecla o acción').fill('ctrl+k');
  await expect(answers.first()).toContainText('Ver kárdex');
  await page.getByLabel('Tecla o acción').fill('');
  await page.getByLabel('Pantalla', { exact: true }).selectOption('Apertura de caja');
  await expect(answers.filter({ hasText: 'Apertura de caja' })).toHaveCount(1);
  await expect(answers.filter({ hasText: 'Todo el programa' }).first()).toBeVisible();

  await page.getByLabel('Pantalla', { exact: true }).selectOption('Todas');
  await page.getByLabel('Tecla', { exact: true }).selectOption('F9');
  const uses = page.locator('section').filter({ hasText: 'Qué hace cada tecla' });
  await expect(uses.locator('.hallazgos > li')).toHaveText([/^F9 Grabar/]);
});

test('the glossary is filtered by what is typed, and its letters lead to their words', async ({
  page,
}) => {
  await openPage(page, '/glosario');
  const entries = page.locator('.glosario h3:visible');
  await expect(entries).toHaveCount(facts.glossary.length);
  await page.getByLabel('Busque una palabra').fill('plata de la caja');
  await expect(entries.filter({ hasText: 'arqueo' })).toBeVisible();
  expect(await entries.count()).toBeLessThan(facts.glossary.length / 5);
  await expect(page.getByRole('heading', { name: 'Letra K' })).toBeHidden();
  await page.getByLabel('Busque una palabra').fill('');
  await expect(entries).toHaveCount(facts.glossary.length);
  await page.getByRole('link', { name: 'K', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Letra K' })).toBeInViewport();
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: PHONE });

  test('a word of the glossary opens its definition where it is', { tag: '@nightly' }, async ({
    page,
  }) => {
    const address = '/docs/delfin/movimientos/ventas/cierre-de-caja/';
    await openPage(page, address);
    const word = page.locator('.termino:has(> a[href*="/glosario#"])').first();
    await word.scrollIntoViewIfNeeded();
    await word.tap();
    await expect(word.locator('.definicion')).toBeVisible();
    await expect(page).toHaveURL(address);
  });
});

test('an address that leads nowhere suggests the nearest ones, and nothing of it is HTML', async ({
  page,
}) => {
  await page.goto('/docs/delfin/ventas/Cierre_de_caja');
  await expect(page.getByRole('link', { name: 'Buscar «cierre de caja»' })).toBeVisible();
  await page.getByRole('link', { name: 'Cierre de caja', exact: true }).click();
  await expect(page).toHaveURL('/docs/delfin/movimientos/ventas/cierre-de-caja/');
  await page.goto('/%3Cimg%20src=x%3E/x');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No encontramos esta página');
  await expect(page.locator('main img')).toHaveCount(0);
});
