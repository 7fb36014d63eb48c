import path from 'node:path';
import type { Page } from '@playwright/test';
import { answerRequest } from '../../src/api-query/answer';
import { errorAnswer } from '../../src/api-query/errors';
import { exampleRequest } from '../../src/api-query/request';
import { apiModelOf } from '../../src/facts/api-model';
import { loadFacts } from '../../src/facts/load-facts';
import { auditPage, MAIN_LOOKS } from '../conformance/support/audit';
import { holdClient } from '../conformance/support/hold-client';
import { openPage, waitUntilReady } from '../conformance/support/open-page';
import { expect, test } from '../conformance/support/site';

const ADDRESS = '/docs/api/modo-de-uso/ejemplos/';
const facts = loadFacts(path.resolve('data'));
const api = apiModelOf(facts);

const builder = (page: Page) => page.getByRole('region', { name: 'Constructor de consultas' });
const summary = (page: Page) =>
  builder(page)
    .getByRole('status')
    .filter({ hasText: /Respuesta|Error|Trayendo/ });
const json = (page: Page) =>
  builder(page).locator('details', { hasText: 'Ver el JSON' }).locator('pre');

function expectedBody(target: string): unknown {
  return answerRequest(exampleRequest(target, api), api, (name) => facts.apiRows[name] ?? []).body;
}

/** The body that the page shows, as data. */
async function shownBody(page: Page): Promise<unknown> {
  return JSON.parse((await json(page).textContent()) ?? '');
}

/** Presses Tab until a control has the focus. */
async function tabTo(page: Page, role: 'combobox' | 'checkbox' | 'button', name: string) {
  const control = builder(page).getByRole(role, { name, exact: true }).last();
  for (let presses = 0; presses < 60; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(control).toBeFocused();
}

/** Asks for sales by their total, of two columns, without a pointer. */
async function askWithKeyboard(page: Page, value: string): Promise<void> {
  await builder(page).getByRole('combobox', { name: 'Entidad' }).focus();
  await page.keyboard.type('ventas');
  for (const column of ['total', 'documento']) {
    await builder(page).getByRole('combobox', { name: 'Entidad' }).focus();
    await tabTo(page, 'checkbox', column);
    await page.keyboard.press('Space');
  }
  await tabTo(page, 'button', 'Agregar filtro');
  await page.keyboard.press('Enter');
  await expect(builder(page).getByRole('group', { name: 'Filtro 1' })).toBeVisible();
  await expect(builder(page).getByRole('combobox', { name: 'Columna' })).toBeFocused();
  await page.keyboard.type('total');
  await page.keyboard.press('Tab');
  await page.keyboard.type('menor');
  await page.keyboard.press('Tab');
  await page.keyboard.type(value);
}

test.describe('with the keyboard alone', () => {
  test('entity, columns and a filter bring what the engine answers', async ({ page }) => {
    await openPage(page, ADDRESS);
    await askWithKeyboard(page, '8000');
    const target = '/ventas?columnas=total,documento&filtro=total:menor:8000';
    await expect(builder(page).locator('pre > code').first()).toHaveText(`${api.baseUrl}${target}`);
    await expect(builder(page).getByLabel(`JSON de ${target}`)).toBeVisible();
    await expect(summary(page)).toHaveText(/^Respuesta 200: \d+ filas cumplen los filtros/);
    expect(await shownBody(page)).toEqual(expectedBody(target));
    const { datos } = expectedBody(target) as { datos: unknown[] };
    await expect(builder(page).locator('tbody tr')).toHaveCount(datos.length);
    await expect(builder(page).locator('thead th')).toHaveText(['total', 'documento']);
  });

  test('a filter that is wrong shows the error of the API, which breaks no rule of WCAG 2.2 AA and does not scroll sideways', {
    tag: '@nightly',
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openPage(page, ADDRESS);
    await askWithKeyboard(page, 'mucho');
    await expect(summary(page)).toHaveText(/^Error 400: API-400\./);
    const { body } = errorAnswer(api, 'API-400', { filtro: 'total:menor:mucho' });
    await expect(json(page)).toBeVisible();
    expect(await shownBody(page)).toEqual(body);
    await expect(builder(page).getByRole('table')).toHaveCount(0);
    expect(await auditPage(page, MAIN_LOOKS)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});

test('order, page size, count and one record are part of the request', { tag: '@nightly' }, async ({
  page,
}) => {
  await openPage(page, ADDRESS);
  await builder(page).getByRole('combobox', { name: 'Entidad' }).selectOption('ventas');
  await builder(page).getByRole('button', { name: 'Agregar orden' }).click();
  await builder(page).getByRole('combobox', { name: 'Columna' }).selectOption('total');
  await builder(page).getByRole('combobox', { name: 'Sentido' }).selectOption('Mayor a menor');
  await builder(page).getByRole('textbox', { name: 'Filas por página' }).fill('3');
  await builder(page).getByRole('textbox', { name: 'Página', exact: true }).fill('2');
  const target = '/ventas?orden=-total&limite=3&pagina=2';
  await expect(builder(page).getByLabel(`JSON de ${target}`)).toBeVisible();
  expect(await shownBody(page)).toEqual(expectedBody(target));

  await builder(page).getByRole('checkbox', { name: 'Solo contar' }).check();
  await expect(summary(page)).toHaveText(/^Respuesta 200: [\d.]+ filas cumplen los filtros\.$/);
  expect(await shownBody(page)).toEqual(expectedBody('/ventas?contar=si'));

  await builder(page).getByRole('radio', { name: 'Un registro' }).check();
  await builder(page).getByRole('textbox', { name: 'Clave (documento)' }).fill('PE1-5086');
  await expect(builder(page).getByLabel('JSON de /ventas/PE1-5086')).toBeVisible();
  expect(await shownBody(page)).toEqual(expectedBody('/ventas/PE1-5086'));
});

test('what was chosen before the client came is part of the request', { tag: '@nightly' }, async ({
  page,
}) => {
  const release = await holdClient(page);
  await page.goto(ADDRESS);
  const limit = builder(page).getByRole('textbox', { name: 'Filas por página' });
  await limit.fill('7');
  release();
  await waitUntilReady(page);
  await expect(limit).toHaveValue('7');
  await expect(builder(page).locator('pre > code').first()).toHaveText(/limite=7/);
});

test('rows that do not arrive are told, and can be asked for again', { tag: '@nightly' }, async ({
  page,
}) => {
  await openPage(page, ADDRESS);
  await page.route('**/assets/js/**', (route) => route.abort());
  await builder(page).getByRole('combobox', { name: 'Entidad' }).selectOption('barrios');
  const failure = builder(page).getByRole('alert');
  await expect(failure).toContainText('No se pudieron traer los datos de ejemplo');
  await page.unroute('**/assets/js/**');
  await failure.getByRole('button', { name: 'Reintentar' }).click();
  await expect(summary(page)).toHaveText(/^Respuesta 200: 5 filas/);
  await expect(failure).toHaveCount(0);
});

test('nothing is asked for while a value is missing, and a filter that is removed gives the focus to the button that adds one', {
  tag: '@nightly',
}, async ({ page }) => {
  await openPage(page, ADDRESS);
  const before = await summary(page).textContent();
  const value = builder(page).getByRole('textbox', { name: 'Valor' }).first();
  await value.fill('');
  await expect(builder(page).getByText('Escriba el valor que falta')).toBeVisible();
  await expect(summary(page)).toHaveText(before ?? '');
  await value.fill('zzz');
  await expect(summary(page)).toHaveText(/ninguna fila cumple/);
  await expect(builder(page).getByText('La respuesta cambia mientras usted elige')).toBeVisible();
  await builder(page).getByRole('button', { name: 'Quitar el filtro 1' }).press('Enter');
  await expect(builder(page).getByRole('button', { name: 'Agregar filtro' })).toBeFocused();
});

test('what is typed is asked for when the reader pauses', { tag: '@nightly' }, async ({ page }) => {
  await page.clock.install();
  await openPage(page, ADDRESS);
  const limit = builder(page).getByRole('textbox', { name: 'Filas por página' });
  const answered = (rows: string) =>
    builder(page).getByLabel(new RegExp(`^JSON de .*limite=${rows}$`));
  await limit.fill('1');
  await expect(answered('1')).toBeVisible();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  for (const typed of ['10', '100']) {
    await limit.fill(typed);
    await page.clock.runFor(200);
    await expect(builder(page).locator('pre > code').first()).toHaveText(
      new RegExp(`limite=${typed}$`),
    );
    await expect(answered('1')).toBeVisible();
  }
  await page.clock.runFor(100);
  await expect(answered('100')).toBeVisible();
});

test('address and code can be copied', { tag: '@nightly' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, ADDRESS);
  await builder(page).getByRole('button', { name: 'Copiar la dirección' }).click();
  await expect(page.getByText('Código copiado')).toBeVisible();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  expect(await copied()).toMatch(/^http:\/\/SERVIDOR-DELFIN:5490\/api\/v2\/productos\?/);
  await builder(page).getByText('curl', { exact: true }).click();
  await builder(page).getByRole('button', { name: 'Copiar el código de curl' }).click();
  await expect.poll(copied).toMatch(/^curl "http.* -H "X-Api-Key: dlf_EJEMPLO0+"$/);
});

test('the form of a request that was unfolded last is open on the pages that follow, at rest too', async ({
  page,
}) => {
  const form = page.locator('.formas > details', { hasText: 'curl' }).first();
  await openPage(page, ADDRESS);
  await form.locator('summary').click();
  for (const address of ['/docs/api/pasos-iniciales/probar/', ADDRESS]) {
    await page.goto(address);
    await expect(form).toHaveAttribute('open', '');
  }
  await waitUntilReady(page);
  await expect(form).toHaveAttribute('open', '');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an example with its request and its answer can be read', async ({ page }) => {
    await page.goto(ADDRESS);
    const explanation = builder(page).locator('noscript p');
    await expect(explanation).toBeVisible();
    await expect(explanation).toContainText('hace falta JavaScript');
    await expect(builder(page).locator('tbody tr')).toHaveCount(5);
    const form = page.locator('.formas').filter({ hasText: 'api/v2/estado' }).first();
    await form.getByText('curl', { exact: true }).click();
    await expect(form.getByText('curl "http://SERVIDOR-DELFIN:5490/api/v2/estado"')).toBeVisible();
  });
});
