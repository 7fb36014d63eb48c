import type { Page } from '@playwright/test';
import { violations } from '../conformance/support/audit';
import { reportConnection } from '../conformance/support/connection';
import { collectConsole } from '../conformance/support/console-messages';
import { holdClient } from '../conformance/support/hold-client';
import {
  inSite,
  isHydrated,
  openPage,
  untilStaticAnswers,
  waitUntilReady,
} from '../conformance/support/open-page';
import {
  DIALOG_SCRIPT,
  dialog,
  field,
  openDialog,
  options,
  pressShortcut,
  search,
  searchBox,
  searchLink,
} from '../conformance/support/search-dialog';
import { expect, test } from '../conformance/support/site';
import { leaveUnlisted } from '../conformance/support/unlisted-script';
import { DESKTOP, PHONE } from '../conformance/support/viewports';

const DOCS_FILE = /\/search-docs-/;
const TEXTS_FILE = /\/search-texts-/;

const active = (page: Page) => dialog(page).locator('[role="option"][aria-selected="true"]');
const failure = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'No se pudo cargar la búsqueda' });

test.describe('with the keyboard alone', () => {
  test('arrows, Home and End go through the options, and Enter opens one', async ({ page }) => {
    await openDialog(page);
    await search(page, 'factura');
    // The first seven come at once, the others when the reader pauses.
    await expect(options(page).nth(10)).toBeVisible();
    const last = (await options(page).count()) - 1;
    for (const [key, position] of [
      ['ArrowDown', 1],
      ['ArrowDown', 2],
      ['ArrowUp', 1],
      ['End', last],
      ['Home', 0],
    ] as const) {
      await page.keyboard.press(key);
      const id = await options(page).nth(position).getAttribute('id');
      await expect(field(page)).toHaveAttribute('aria-activedescendant', id ?? '');
      await expect(options(page).nth(position)).toHaveAttribute('aria-selected', 'true');
    }
    await expect(options(page).nth(0)).toBeInViewport();

    const target = await active(page).getAttribute('href');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(target ?? 'no address');
    await expect(dialog(page)).toBeHidden();
  });

  test('Enter that ends a composition opens nothing, told as Safari tells it', {
    tag: '@nightly',
  }, async ({ page }) => {
    await openDialog(page);
    await search(page, 'factura');
    await field(page).dispatchEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true });
    await search(page, 'caja');
    await expect(page).toHaveURL(/\/docs\/delfin$/);
  });

  test('Escape gives the focus back to where the shortcut was pressed', async ({ page }) => {
    await openPage(page, '/docs/delfin');
    const link = page.locator('a.navbar__link', { hasText: 'Compras' });
    await link.focus();
    await pressShortcut(page);
    await page.keyboard.press('Escape');
    await expect(link).toBeFocused();
  });
});

test.describe('on a page that has not hydrated yet', () => {
  /** A part of the page that its client, which runs, cannot hydrate without. */
  const CONTENT_PART = /\/assets\/js\/[0-9a-f]{8}\.[0-9a-f]+\.js$/;

  async function holdHydration(page: Page): Promise<() => void> {
    // Nothing is fetched ahead, so that only the framework asks for the part.
    await reportConnection(page, { saveData: true });
    await leaveUnlisted(page, CONTENT_PART);
    return holdClient(page, CONTENT_PART);
  }

  test('the dialog takes over what was typed and gives the focus back', async ({ page }) => {
    await holdHydration(page);
    const releaseDialog = await holdClient(page, DIALOG_SCRIPT);
    await page.goto('/docs/delfin');
    await searchLink(page).click();
    await expect(page.getByPlaceholder('Loading...')).toBeFocused();
    await page.keyboard.type('kar');
    releaseDialog();
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('dex');
    await expect(field(page)).toHaveValue('kardex');
    await expect(options(page).first()).toContainText(/k[aá]rdex/i);
    await page.keyboard.press('Control+K');
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(searchLink(page)).toBeFocused();
    expect(await isHydrated(page)).toBe(false);
  });

  test('the dialog stays when it does, and gives the focus to the box', {
    tag: '@nightly',
  }, async ({ page }) => {
    const release = await holdHydration(page);
    await page.goto('/docs/delfin');
    await searchLink(page).click();
    await expect(field(page)).toBeFocused();
    release();
    await waitUntilReady(page);
    await page.keyboard.press('Control+K');
    await page.keyboard.type('kardex');
    await expect(field(page)).toHaveValue('kardex');
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(searchBox(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(field(page)).toBeFocused();
  });
});

test.describe('on a page whose client has not come', () => {
  /** What only the client needs: the search is two scripts of its own. */
  const CLIENT = /\/assets\/js\/(?!boot\.|pre-hydration\.|dialog-search\.|worker-search\.)/;

  test('the search comes first, and then the client', async ({ page }) => {
    const releaseIndex = await holdClient(page, /\/search-index-/);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/docs/delfin');
    // What has the client wait for the search comes when the page is idle.
    await untilStaticAnswers(page);
    await searchLink(page).click();
    await page.keyboard.type('kardex');
    await expect(field(page)).toHaveValue('kardex');
    expect(asked.filter((url) => CLIENT.test(url))).toEqual([]);
    releaseIndex();
    await expect(options(page).first()).toContainText(/k[aá]rdex/i);
    await waitUntilReady(page);
    expect(asked.findIndex((url) => CLIENT.test(url))).toBeGreaterThan(
      asked.findIndex((url) => url.includes('/search-index-')),
    );
    // One search for both.
    expect(asked.filter((url) => url.includes('/search-index-'))).toHaveLength(1);
  });

  test('the client comes all the same where the search does not', { tag: '@nightly' }, async ({
    page,
  }) => {
    await holdClient(page, DIALOG_SCRIPT);
    await page.goto('/docs/delfin');
    await searchLink(page).click();
    await page.keyboard.type('kardex');
    await expect(dialog(page).getByRole('searchbox')).toHaveValue('kardex');
    await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/buscar?q=kardex');
  });

  test('another press opens the same search again', { tag: '@nightly' }, async ({ page }) => {
    const release = await holdClient(page, CLIENT);
    await page.goto('/docs/delfin');
    for (const words of ['kardex', 'cierre de caja']) {
      await page.keyboard.press('Control+K');
      await search(page, words);
      await expect(options(page).first()).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    // Closed, it stays closed when the client takes over.
    release();
    await waitUntilReady(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test('the button of the home page keeps the focus when the client comes, opens the search with Enter, and Escape gives the focus back', async ({
  page,
}) => {
  await page.goto('/');
  const button = page.locator('main').getByRole('button', { name: 'Busque una tarea' });
  await button.focus();
  await waitUntilReady(page);
  await expect(searchBox(page)).toBeVisible();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(button).toBeFocused();
});

test('Tab stays inside the dialog', async ({ page }) => {
  await openDialog(page);
  await search(page, 'factura');
  const outside: string[] = [];
  for (let presses = 0; presses < 8; presses += 1) {
    await page.keyboard.press('Tab');
    // Between the last stop and the first, the focus may be on the browser's own controls.
    const reached = await dialog(page).evaluate((element) => {
      const { activeElement } = document;
      const isElsewhere = activeElement !== document.body && !element.contains(activeElement);
      return isElsewhere ? activeElement?.outerHTML : undefined;
    });
    if (reached) outside.push(reached);
  }
  expect(outside).toEqual([]);
});

test('the product filter leaves only its pages, and the count is announced in Spanish', async ({
  page,
}) => {
  await openDialog(page);
  const status = dialog(page).getByRole('status');
  await search(page, 'instalación');
  await expect(status).toHaveText(/^[\d.]+ resultados$/);
  await dialog(page).getByRole('radio', { name: 'Mobile' }).check();
  const others = dialog(page).locator(
    '[role="option"]:not([href^="/docs/mobile"], [href^="/mensajes/mob-"])',
  );
  await expect(others).toHaveCount(0);
  await expect(options(page).first()).toBeVisible();
  await search(page, 'qzxwvjkq');
  await expect(status).toHaveText('Ningún resultado');
});

test('a code that does not exist finds nothing and offers the nearest that do', async ({
  page,
}) => {
  await openDialog(page);
  await search(page, 'DLF-9999');
  await expect(dialog(page).getByRole('status')).toHaveText('Ningún resultado');
  await options(page)
    .filter({ hasText: /^DLF-9\d{3}$/ })
    .first()
    .click();
  await expect(field(page)).toHaveValue(/^DLF-9\d{3}$/);
  await expect(options(page).first()).toContainText('DLF-9');
});

test.describe('what the dialog shows', () => {
  test('hits are grouped by product, with place and marked words', async ({ page }) => {
    await openDialog(page, '/docs/sinco');
    await search(page, 'comprobante');
    const groups = dialog(page)
      .getByRole('group')
      .filter({ has: page.locator('mark') });
    await expect(groups.first()).toHaveAccessibleName('Sinco');
    await expect(options(page).locator('mark').first()).toHaveText(/comprobante/i);
  });

  test('what finds nothing offers frequent tasks and the contact page, Enter goes to none, and it is told to the analytics once', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      window.dataLayer = [];
      window.gtag = (...args) => window.dataLayer?.push(args);
    });
    await openDialog(page, '/docs/sinco');
    await field(page).pressSequentially('qzxwvjkq');
    await expect(dialog(page).getByText('Tareas frecuentes de Sinco')).toBeVisible();
    const events = () => page.evaluate(() => JSON.stringify(window.dataLayer));
    const event = '["event","search_without_result",{"search_term":"qzxwvjkq"}]';
    await expect.poll(events).toBe(`[${event}]`);
    const active = dialog(page).locator('[aria-selected="true"]');
    await expect(active).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(active).toHaveCount(1);
    await options(page).filter({ hasText: 'Preguntar a soporte' }).click();
    await expect(page).toHaveURL('/contacto?busqueda=qzxwvjkq');
  });

  test('what was searched and read last comes back and can be cleared', {
    tag: '@nightly',
  }, async ({ page }) => {
    await openDialog(page, '/docs/sinco');
    await search(page, 'kardex');
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeHidden();

    await page.keyboard.press('Control+K');
    const pages = dialog(page).getByRole('group', { name: 'Páginas leídas' });
    await expect(pages.getByRole('option')).toHaveText(['Sinco, exportación contable']);
    await expect(pages.getByRole('option')).toHaveAttribute('href', '/docs/sinco');
    await options(page)
      .filter({ hasText: /^kardex$/ })
      .click();
    await expect(field(page)).toHaveValue('kardex');
    await expect(field(page)).toBeFocused();
    await field(page).fill('');
    await dialog(page).getByRole('button', { name: 'Borrar lo reciente' }).click();
    await expect(dialog(page).getByText('Búsquedas recientes', { exact: true })).toHaveCount(0);
    await expect(pages).toHaveCount(0);
    await expect(field(page)).toBeFocused();
    await page.reload();
    await waitUntilReady(page);
    await pressShortcut(page);
    await expect(options(page).filter({ hasText: /^kardex$/ })).toHaveCount(0);
  });

  test('on a phone it fills the screen', { tag: '@nightly' }, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await openPage(page, '/docs/delfin');
    await searchBox(page).click();
    await expect(field(page)).toBeFocused();
    expect(await dialog(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
    await dialog(page).getByRole('button', { name: 'Cerrar' }).click();
    await expect(dialog(page)).toBeHidden();
  });

  for (const screen of [PHONE, DESKTOP]) {
    test(`open at ${screen.width} px it breaks no rule of WCAG 2.2 AA`, {
      tag: screen === DESKTOP ? [] : '@nightly',
    }, async ({ page }) => {
      await page.setViewportSize(screen);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openDialog(page);
      const states = { start: '', results: 'factura', nothing: 'qzxwvjkq' };
      for (const theme of ['light', 'dark']) {
        await page.locator('html').evaluate((root, name) => {
          root.setAttribute('data-theme', name);
        }, theme);
        for (const [state, query] of Object.entries(states)) {
          if (query) await search(page, query);
          else await field(page).fill('');
          // Behind the dialog nothing changes from state to state.
          const include = [state === 'start' ? 'html' : 'dialog[open]'];
          expect.soft(await violations(page, { include }), `${theme}, ${state}`).toEqual([]);
        }
      }
    });
  }
});

test('at 400 % of zoom the search shows three results', { tag: '@nightly' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openDialog(page);
  await field(page).fill('factura');
  for (const place of [0, 1, 2]) {
    await expect(options(page).nth(place)).toBeInViewport({ ratio: 1 });
  }
  await page.getByRole('radio', { name: 'Sinco' }).check();
  await expect(page.getByRole('radio', { name: 'Sinco' })).toBeChecked();
});

test.describe('the answer itself', () => {
  test('comes first and leads to where it is told', async ({ page }) => {
    await openDialog(page);
    await search(page, 'olvidé mi clave qué hago');
    const answer = dialog(page).getByRole('group', { name: 'Respuesta' }).getByRole('option');
    await expect(answer).toHaveText(/enlace al correo/);
    await expect(answer).toHaveAttribute('aria-selected', 'true');
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/faqs\/seguridad/);
  });

  test('stands before the results of the page of results', { tag: '@nightly' }, async ({
    page,
  }) => {
    await openPage(page, '/buscar?q=reporte%20de%20cartera%20por%20edades');
    const answer = page.getByRole('region', { name: 'Respuesta' });
    await expect(answer).toContainText('¿Quién me debe, cuánto y desde cuándo?');
    await expect(answer.getByRole('link')).toHaveAttribute('href', /\/cartera\/por-edades/);
    expect(await violations(page)).toEqual([]);
  });
});

test.describe('before the texts of the results come', () => {
  /** Where each option stands. */
  const places = (page: Page) =>
    options(page).evaluateAll((all) => all.map((option) => option.getBoundingClientRect().top));

  test('they are there, and stay where they are when they have them', { tag: '@nightly' }, async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    const release = await holdClient(page, TEXTS_FILE);
    await openDialog(page);
    await search(page, 'anular una factura');
    // The others follow when the reader pauses.
    await expect.poll(() => options(page).count()).toBeGreaterThan(7);
    const before = await places(page);
    await page.keyboard.press('ArrowDown');
    release();
    await expect(options(page).locator('mark').first()).toBeVisible();
    await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
    expect(await places(page)).toEqual(before);
  });
});

test.describe('when something fails', () => {
  test('a file out of reach: a message, and trying again recovers', async ({ page }) => {
    await page.route(DOCS_FILE, (route) => route.abort());
    await openDialog(page);
    await expect(failure(page)).toBeVisible();
    await page.unroute(DOCS_FILE);
    await dialog(page).getByRole('button', { name: 'Reintentar' }).click();
    await expect(failure(page)).toHaveCount(0);
    await search(page, 'factura');
    await expect(options(page).first()).toBeVisible();
  });

  test('a file that is a web page: a message, an error logged, the page unharmed', async ({
    page,
  }) => {
    const portal = '<!doctype html><title>Portal</title>';
    await page.route(DOCS_FILE, (route) => route.fulfill({ status: 200, body: portal }));
    const messages = collectConsole(page);
    await openDialog(page);
    await expect(failure(page)).toBeVisible();
    expect(messages.map(({ type }) => type)).toEqual(['error']);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await page.locator('a.navbar__link', { hasText: 'Sinco' }).click();
    await expect(page).toHaveURL(/\/docs\/sinco$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('the code of the dialog out of reach: a message, and trying again recovers', async ({
    page,
  }) => {
    await openPage(page, '/docs/delfin');
    await page.route('**/assets/js/**', (route) => route.abort());
    await searchBox(page).click();
    await expect(failure(page)).toBeVisible();
    // The shortcut is promised of a search that works.
    await expect(searchBox(page)).not.toHaveAttribute('placeholder', /Ctrl|Loading/);
    await page.unroute('**/assets/js/**');
    await page.getByRole('button', { name: 'Reintentar' }).first().click();
    await expect(dialog(page)).toBeVisible();
    await search(page, 'factura');
    await expect(options(page).first()).toBeVisible();
  });
});

const HOSTILE = {
  'ten thousand characters': 'factura '.repeat(1250),
  'one word of ten thousand characters': 'a'.repeat(10_000),
  'signs of regular expressions': '.*+?^$[]{}()|\\',
  HTML: '<img src=x onerror="throw 1"><script>throw 1</script>',
  emoji: '🧾🐬👩‍💻',
  'text from right to left': 'فاتورة חשבונית',
  'control characters': '\u0000\u202e\u200b\ufeff',
  'stop words only': 'de la que el en y a los',
  'punctuation only': '¿¡...,;:!?—«»',
  'names of object members': '__proto__ constructor toString',
};

test.describe('what is hostile in a query does no harm', () => {
  test('typed into the dialog', async ({ page }) => {
    const messages = collectConsole(page);
    await openDialog(page);
    for (const [name, query] of Object.entries(HOSTILE)) {
      await search(page, query);
      await expect(dialog(page).locator('img[src="x"]'), name).toHaveCount(0);
      expect(messages, name).toEqual([]);
    }
  });

  test('in an address', async ({ page }) => {
    const messages = collectConsole(page);
    for (const name of ['HTML', 'control characters', 'names of object members'] as const) {
      const query = HOSTILE[name];
      await page.goto(`/buscar?${new URLSearchParams({ q: query })}`);
      await expect(page.getByRole('main').getByRole('status')).toHaveText(/resultado/);
      await expect(page.locator('main img[src="x"]'), name).toHaveCount(0);
      expect(messages, name).toEqual([]);
    }
  });
});

test.describe('the results page', () => {
  const results = (page: Page) => page.getByRole('main').getByRole('listitem');

  test('an address with a query shows its results, and a chosen one marks its words', async ({
    page,
  }) => {
    await openPage(page, '/buscar?q=cierre+de+caja');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Resultados de «cierre de caja»',
    );
    await expect(page.getByLabel('Qué busca')).toHaveValue('cierre de caja');
    await expect(results(page).first()).toContainText(/cierre de caja/i);
    await results(page).first().getByRole('link').click();
    await expect(page.locator('article mark').first()).toHaveText(/cierre|caja/i);
  });

  test('a code that no message has finds nothing and offers those near it and people to ask', {
    tag: '@nightly',
  }, async ({ page }) => {
    await openPage(page, '/buscar?q=DLF-9999');
    const status = page.getByRole('main').getByRole('status');
    await expect(status).toHaveText('Ningún resultado');
    const word = page
      .getByRole('heading', { name: 'Palabras parecidas' })
      .locator('+ ul a')
      .first();
    await expect(page.getByRole('link', { name: 'Pregunte a soporte' })).toBeVisible();
    await word.click();
    await expect(status).toHaveText(/^(?:Un resultado|\d+ resultados)$/);
  });

  test('the form leads to an address to share, and back leads back', {
    tag: '@base-path',
  }, async ({ page }) => {
    await openPage(page, '/buscar?q=kardex');
    await page.getByLabel('Qué busca').fill('nota & crédito');
    await page.getByRole('button', { name: 'Buscar', exact: true }).click();
    await expect(page).toHaveURL(inSite('/buscar?q=nota+%26+cr%C3%A9dito'));
    await expect(results(page).first()).toContainText(/nota/i);
    await page.goBack();
    await expect(page.getByLabel('Qué busca')).toHaveValue('kardex');
    await expect(results(page).first()).toContainText(/k[aá]rdex/i);
  });

  test('all results can be reached', { tag: '@nightly' }, async ({ page }) => {
    await openPage(page, '/buscar?q=factura');
    const status = page.getByRole('main').getByRole('status');
    await expect(status).toHaveText(/^\d+ resultados$/);
    const total = Number.parseInt((await status.textContent()) ?? '', 10);
    const more = page.getByRole('button', { name: 'Mostrar más resultados' });
    for (let shown = 20; shown < total; shown += 20) {
      await expect(results(page)).toHaveCount(shown);
      await more.click();
    }
    await expect(results(page)).toHaveCount(total);
    await expect(more).toHaveCount(0);
  });

  test('without a query nothing is fetched', async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/search-')) fetched.push(request.url());
    });
    await openPage(page, '/buscar');
    await page.waitForLoadState('networkidle');
    expect(fetched).toEqual([]);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the box is a link to the site map, and the page of results leads there too', async ({
    page,
  }) => {
    await page.goto('/docs/delfin');
    await page.locator('.navbar').getByRole('link', { name: 'Buscar en el mapa' }).click();
    await expect(page).toHaveURL('/mapa');
    await page.goto('/buscar?q=factura');
    await page.locator('main').getByRole('link', { name: 'mapa del sitio' }).click();
    await expect(page).toHaveURL('/mapa');
  });
});
