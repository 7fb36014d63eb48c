import path from 'node:path';
import { loadSearch } from '../../plugins/search/query';
import { loadFacts } from '../../src/facts/load-facts';
import { messageUrl } from '../../src/facts/message-url';
import { inSite, openPage } from '../conformance/support/open-page';
import { expect, test } from '../conformance/support/site';
import { PHONE } from '../conformance/support/viewports';

const facts = loadFacts(path.resolve('data'));

/** The page on which most is said before the first step: what one was doing, and a long message. */
const longest =
  [...facts.messages].sort(
    (a, b) => b.contextos.length - a.contextos.length || b.texto.length - a.texto.length,
  )[0]?.codigo ?? '';

test('the search finds the page of every code first, however it is written', () => {
  const find = loadSearch(path.resolve('build'));
  const forms: ((code: string) => string)[] = [
    (code) => code,
    (code) => code.toLowerCase().replace('-', ''),
    (code) => code.replace('-', ' '),
    (code) => `me sale el error ${code}`,
    (code) => code.replaceAll('0', 'O'),
  ];
  const missed = facts.messages.flatMap(({ codigo }) =>
    forms
      .map((form) => form(codigo))
      .filter(
        (text) =>
          find(text, { limit: 1 })[0]?.url.replace(/\/?(?:#.*)?$/, '') !== messageUrl(codigo),
      ),
  );
  expect(missed).toEqual([]);
});

test('most messages are found first by what they say', () => {
  const find = loadSearch(path.resolve('build'));
  const found = facts.messages.filter(({ codigo, texto }) =>
    find(texto, { limit: 3 }).some(({ url }) => url.startsWith(messageUrl(codigo))),
  );
  expect(found.length / facts.messages.length).toBeGreaterThan(0.95);
});

test('on paper a message has all its cases, the folded ones too', async ({ page }) => {
  await page.goto('/mensajes/dlf-2003');
  await page.emulateMedia({ media: 'print' });
  const steps = page.locator('main details:not(.guardar) li');
  expect(await steps.count()).toBeGreaterThan(5);
  for (const step of await steps.all()) await expect(step).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE });

  test('all messages are listed, and each leads to its page', async ({ page }) => {
    await page.goto(inSite('/mensajes'));
    const codes = await page.locator('main li code').allTextContents();
    expect([...codes].sort()).toEqual(facts.messages.map(({ codigo }) => codigo).sort());
    await expect(page.getByRole('search').getByLabel('Pantalla')).toBeHidden();

    await page.locator('summary').filter({ hasText: 'Delfín' }).first().click();
    await page.getByRole('link', { name: 'DLF-2003' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'DLF-2003. No hay existencia suficiente en la bodega.',
    );
    await expect(page).toHaveURL(/\/mensajes\/dlf-2003$/);
    await expect(page.getByLabel('Complete este mensaje')).toHaveValue(/DLF-2003: «No hay/);
    await expect(page.getByRole('link', { name: 'Enviarlo por correo' })).toHaveAttribute(
      'href',
      /^mailto:\?subject=Mensaje%20DLF-2003&body=/,
    );
    await page.getByRole('link', { name: 'Mensajes', exact: true }).first().click();
    await expect(page).toHaveURL(/\/mensajes#delfin$/);
  });

  test('its page says where it stands, and asks nothing that it could not hear', async ({
    page,
  }) => {
    await page.goto(inSite('/mensajes/snc-104'));
    const trail = page.getByRole('navigation', { name: 'Rutas de navegación' });
    const links = await trail
      .getByRole('link')
      .evaluateAll((found) => found.map((link) => [link.textContent, link.getAttribute('href')]));
    expect(links).toEqual([
      ['Sinco', expect.stringMatching(/\/docs\/sinco$/)],
      ['Mensajes', expect.stringMatching(/\/mensajes#sinco$/)],
    ]);
    const icon = await trail
      .locator('.breadcrumbs__product a')
      .evaluate((link) => getComputedStyle(link, '::before').maskImage);
    expect(icon).toContain('svg');
    await expect(page.getByText('¿Le sirvió esta página?')).toBeHidden();
  });

  test('what most readers were doing stands first', async ({ page }) => {
    await page.goto(inSite('/mensajes/dlf-2003'));
    await expect(page.locator('.mensaje h2').first()).toHaveText(/^Al vender en la caja/);
  });

  test('what to do first stands on the first screen of a phone, and all on four', async ({
    page,
  }) => {
    await page.goto(inSite(messageUrl(longest)));
    const { height } = (await page.locator('html').boundingBox()) ?? { height: Number.NaN };
    expect(height).toBeLessThanOrEqual(4 * PHONE.height);
    const step = page.locator('#que-hacer + :is(p, ol)').first();
    const line = (await step.locator('li').count()) > 0 ? step.locator('li').first() : step;
    const box = await line.boundingBox();
    expect((box?.y ?? Number.NaN) + (box?.height ?? Number.NaN)).toBeLessThanOrEqual(700);
  });
});

test('the list is filtered by what is typed and chosen, and the address keeps it', async ({
  page,
}) => {
  await openPage(page, '/mensajes?producto=delfin&gravedad=<b>&texto=CAJA%20cerrada');
  const status = page.getByRole('status').filter({ hasText: /mensajes?$/ });
  const shown = page.locator('main section li:visible');
  await expect(page.getByLabel('Producto')).toHaveValue('delfin');
  await expect(shown.filter({ hasText: /caja está cerrada/i })).toBeVisible();
  const byText = await shown.count();
  await expect(status).toHaveText(byText === 1 ? '1 mensaje' : `${byText} mensajes`);

  await page.getByLabel('Pantalla').selectOption('Cierre de caja');
  await expect(page).toHaveURL(/\?texto=CAJA\+cerrada&producto=delfin&pantalla=Cierre\+de\+caja$/);
  await expect(shown).toHaveCount(1);
  await expect(shown).toContainText('DLF-2001');

  await page.getByLabel('Código o palabras').fill('<xyzzy>');
  await expect(status).toHaveText('0 mensajes');
  await expect(page.getByRole('link', { name: 'toda la ayuda' })).toHaveAttribute(
    'href',
    /buscar\?q=%3Cxyzzy%3E$/,
  );
  await page.getByRole('button', { name: 'Quitar los filtros' }).click();
  await expect(page.getByLabel('Código o palabras')).toBeFocused();
  await expect(status).toHaveText(`${facts.messages.length} mensajes`);
  await expect(page).toHaveURL(/\/mensajes$/);
});

test('the message to a supervisor is completed and copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, '/mensajes/dlf-2003');
  const draft = page.getByLabel('Complete este mensaje');
  await draft.fill('Me sale el mensaje DLF-2003.');
  await page.getByRole('button', { name: 'Copiar el mensaje' }).click();
  await expect(page.locator('.aviso-breve')).toHaveText('Mensaje copiado');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'Me sale el mensaje DLF-2003.',
  );
});

test('a code in a page shows message and first step on focus, and leads to its page', async ({
  page,
}) => {
  await openPage(page, '/docs/delfin/movimientos/ventas/devoluciones/');
  const code = page.locator('.termino > a[href*="/mensajes/"]').first();
  const shown = page.locator('.termino:has(> a[href*="/mensajes/"]) > .definicion').first();
  await expect(shown).toBeHidden();
  await code.focus();
  await expect(shown).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/mensajes\/[a-z]{3}-\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/^[A-Z]{3}-\d+\. /);
});
