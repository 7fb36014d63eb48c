import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { violations } from '../conformance/support/audit';
import { reportConnection } from '../conformance/support/connection';
import { holdClient } from '../conformance/support/hold-client';
import { openPage, waitUntilReady } from '../conformance/support/open-page';
import { preparePublication } from '../conformance/support/publish-anew';
import { expect, test } from '../conformance/support/site';
import { expectSound } from '../conformance/support/usable-page';

const PAGE = '/docs/delfin/pasos-iniciales/vender/';
const PHONE = { width: 390, height: 844 };
/** All that do not run by themselves. */
const LATER_SCRIPT = /\/assets\/js\/(?!boot\.)/;
const CLIENT_SCRIPT = /\/assets\/js\/(?!boot\.|pre-hydration\.)/;
const SEARCH_FILE = /\/search-(docs|index)-[0-9a-f]+\.json$/;

const DIALOG_SCRIPT = /\/assets\/js\/dialog-search/;

const words = (page: Page) => page.getByRole('combobox', { name: 'Buscar en la ayuda' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Buscar en la ayuda' });
const notice = (page: Page) => page.getByRole('alert');
const retry = (within: Locator) => within.getByRole('button', { name: 'Reintentar' });

function isHydrated(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.dataset.hasHydrated === 'true');
}

test.describe('no letter is lost', () => {
  const TYPED = 'anular venta del kardex';

  test('when the site is published anew while they are typed', { tag: '@nightly' }, async ({
    page,
  }) => {
    const publication = await preparePublication(page, PAGE);
    await page.route(SEARCH_FILE, (route) =>
      publication.loads() > 1 ? route.continue() : route.fulfill({ status: 404 }),
    );
    await openPage(page, PAGE);
    publication.publish();
    await page.keyboard.press('Control+k');
    await page.keyboard.type(TYPED, { delay: 100 });
    await expect(page.getByRole('option').first()).toBeVisible();
    await expect(words(page)).toHaveValue(TYPED);
    expect(publication.loads()).toBe(2);
  });

  test('when the next page arrives while they are typed', { tag: '@nightly' }, async ({ page }) => {
    await reportConnection(page, { saveData: true });
    await openPage(page, '/');
    const release = await holdClient(page);
    await page.locator('.navbar').getByRole('link', { name: 'Sinco', exact: true }).click();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('cierre');
    release();
    await page.keyboard.type(' de caja', { delay: 50 });
    await expect(page.getByRole('heading', { level: 1, name: /Sinco/ })).toBeAttached();
    await expect(words(page)).toHaveValue('cierre de caja');
    await expect(words(page)).toBeFocused();
  });

  const ways: Readonly<Record<string, (page: Page) => Promise<void>>> = {
    'the search box': (page) => page.locator('.navbar [data-search]').click(),
    'Ctrl+K': (page) => page.keyboard.press('Control+k'),
    '⌘K': (page) => page.keyboard.press('Meta+k'),
    '/': (page) => page.keyboard.press('/'),
  };
  // Each way, pace and latency with and without fetching ahead; the gate has the quickest typist before the slowest answer.
  const rows = [
    { way: 'the search box', delay: 15, latency: 300, saveData: false },
    { way: '/', delay: 15, latency: 0, saveData: false, tag: '@nightly' },
    { way: 'Ctrl+K', delay: 15, latency: 0, saveData: true, tag: '@nightly' },
    { way: '⌘K', delay: 15, latency: 150, saveData: true, tag: '@nightly' },
    { way: 'the search box', delay: 100, latency: 0, saveData: false, tag: '@nightly' },
    { way: 'Ctrl+K', delay: 50, latency: 150, saveData: false, tag: '@nightly' },
    { way: '⌘K', delay: 100, latency: 600, saveData: false, tag: '@nightly' },
    { way: '/', delay: 50, latency: 600, saveData: true, tag: '@nightly' },
  ] as const;
  for (const { way, delay, latency, saveData, ...details } of rows) {
    const connection = `each answer takes ${latency} ms${saveData ? ' and data is saved' : ''}`;
    test(
      `typed ${delay} ms apart right after ${way} while ${connection}`,
      details,
      async ({ page }) => {
        const session = await page.context().newCDPSession(page);
        await session.send('Network.emulateNetworkConditions', {
          ...{ offline: false, latency, downloadThroughput: -1, uploadThroughput: -1 },
        });
        await reportConnection(page, { saveData });
        await page.goto(PAGE);
        await ways[way]?.(page);
        await page.keyboard.type(TYPED, { delay });
        await expect(words(page)).toHaveValue(TYPED);
        await expect(words(page)).toBeFocused();
        await expect.poll(() => isHydrated(page)).toBe(true);
        await page.keyboard.type(' de hoy', { delay });
        await expect(words(page)).toHaveValue(`${TYPED} de hoy`);
        await expect(dialog(page)).toHaveCount(1);
      },
    );
  }
});

test.describe('a client that does not come', () => {
  test('gives the page back at once when a file fails, and a press tries again', async ({
    page,
  }) => {
    let isDown = true;
    await page.route(LATER_SCRIPT, (route) => (isDown ? route.abort() : route.continue()));
    await page.goto('/aprender');
    await expect(notice(page)).toContainText('no cargó');
    const box = page.getByRole('checkbox').first();
    await box.check();
    await expect(box).toBeChecked();
    await expect(notice(page).getByRole('link', { name: 'Mapa del sitio' })).toHaveAttribute(
      'href',
      /\/mapa$/,
    );
    await page.locator('.navbar [data-search]').click();
    await expect(page).toHaveURL('/mapa');

    await page.goto('/docs/api/pasos-iniciales/probar/');
    const answer = page.locator('main details').first();
    await answer.locator('summary').click();
    await expect(answer).toHaveAttribute('open', '');
    // What folds needs no client; a block of code, which is copied, does.
    await page.locator('main pre:visible').first().click();
    // That was a try of its own, which fails as well.
    await expect(retry(notice(page))).toBeVisible();
    await page.evaluate(() => {
      Object.assign(window, { isSameDocument: true });
    });
    isDown = false;
    await retry(notice(page)).click();
    await expect.poll(() => isHydrated(page)).toBe(true);
    await expect(notice(page)).toHaveCount(0);
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  });

  test('gives the page back when it hangs, and a press loads it anew with what was typed', {
    tag: '@nightly',
  }, async ({ page }) => {
    let isHanging = true;
    await page.route(CLIENT_SCRIPT, async (route) => {
      if (!isHanging) await route.continue();
    });
    await page.clock.install();
    await page.goto(PAGE);
    await page.keyboard.press('/');
    await page.keyboard.type('caja');
    await page.clock.runFor(9_000);
    // The search, whose script hangs as well, has a notice of its own.
    const ofClient = notice(page).filter({ hasText: 'Algo de la página no cargó' });
    await expect(ofClient.getByRole('link', { name: 'Mapa del sitio' })).toBeVisible();
    isHanging = false;
    await retry(ofClient).click();
    await page.clock.resume();
    await expect(words(page)).toHaveValue('caja');
  });

  test('recovers a page of which one chunk failed several times', { tag: '@nightly' }, async ({
    page,
  }) => {
    let asked = 0;
    await page.route(/\/assets\/js\/17896441\./, async (route) => {
      asked += 1;
      await (asked <= 3 ? route.abort() : route.continue());
    });
    await reportConnection(page, { saveData: true });
    await page.goto(PAGE);
    // Each gesture asks again for what failed.
    await expect
      .poll(async () => {
        await page.keyboard.press('Shift');
        return isHydrated(page);
      })
      .toBe(true);
    expect(asked).toBeGreaterThan(3);
    await expect(notice(page)).toHaveCount(0);
  });

  test('leaves what the search found to the browser', async ({ page }) => {
    await page.route(/\/assets\/js\/main\./, (route) => route.fulfill({ status: 404 }));
    await page.goto(PAGE);
    await page.keyboard.press('Control+k');
    await words(page).fill('kardex');
    await expect(page.getByRole('option').first()).toContainText(/k[aá]rdex/i);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: /k[aá]rdex/i })).toBeVisible();
  });

  test('leaves the menu of a phone and the colours to the static page', {
    tag: '@nightly',
  }, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.route(CLIENT_SCRIPT, (route) => route.abort());
    await page.goto(PAGE);
    await page.keyboard.press('Shift');
    await expect(notice(page)).toBeVisible();
    await page.locator('.navbar__toggle').click();
    const menu = page.getByRole('dialog', { name: 'Menú' });
    await menu.getByRole('button', { name: 'Volver al menú principal' }).click();
    await menu.getByRole('link', { name: 'Sinco' }).click();
    await expect(page).toHaveURL('/docs/sinco');
  });

  test('without the boot script the home page blames nobody, and the search says where to look', async ({
    page,
  }) => {
    await page.route(/\/assets\/js\/boot\./, (route) => route.fulfill({ status: 404 }));
    await page.goto('/');
    await expect(page.locator('body')).not.toContainText('Docusaurus');
    await page.goto('/buscar?q=caja');
    await page.locator('main').getByRole('link', { name: 'mapa del sitio' }).click();
    await expect(page).toHaveURL('/mapa');
  });

  test('does not take a link for its word that the page is hydrated', { tag: '@nightly' }, async ({
    page,
  }) => {
    await page.goto(`${PAGE}?docusaurus-data-has-hydrated=true`);
    const toggle = page.locator('.navbar [class*=toggleButton]');
    const { x = 0, y = 0, width = 0, height = 0 } = (await toggle.boundingBox()) ?? {};
    await page.mouse.click(x + width / 2, y + height / 2);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
});

test.describe('a search that cannot have what it needs', { tag: '@nightly' }, () => {
  test('works without workers', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'Worker', {
        value: function Worker() {
          throw new DOMException('Refused', 'SecurityError');
        },
      });
    });
    await openPage(page, PAGE);
    await page.keyboard.press('Control+k');
    await words(page).fill('factura');
    await expect(page.getByRole('option').first()).toContainText(/factura/i);
  });

  test('starts a worker that died again', async ({ page }) => {
    await page.addInitScript(() => {
      const workers: Worker[] = [];
      const Original = Worker;
      Object.assign(window, { workers });
      window.Worker = class extends Original {
        constructor(address: string | URL) {
          super(address);
          workers.push(this);
        }
      };
    });
    await openPage(page, PAGE);
    await page.keyboard.press('Control+k');
    await words(page).fill('factura');
    await expect(page.getByRole('option').first()).toContainText(/factura/i);
    await page.evaluate(() => (window as unknown as { workers: Worker[] }).workers[0]?.terminate());
    await words(page).fill('kardex');
    await expect(page.getByRole('option').first()).toContainText(/k[aá]rdex/i);
    await expect(words(page)).toHaveValue('kardex');
    await expect(dialog(page).locator('[aria-busy=true]')).toHaveCount(0);
  });

  test('is tried again whole with one press, and its box promises nothing meanwhile', async ({
    page,
  }) => {
    let isDown = true;
    await reportConnection(page, { saveData: true });
    await openPage(page, PAGE);
    const box = page.locator('.navbar input[type=search]');
    await expect(box).toHaveAttribute('placeholder', 'Buscar');
    await page.route(/\/assets\/js\/|\/search-/, (route) =>
      isDown ? route.abort() : route.continue(),
    );
    await page.keyboard.press('Control+k');
    await expect(notice(page)).toContainText('No se pudo cargar la búsqueda');
    await expect(box).toHaveAttribute('placeholder', 'Buscar');
    isDown = false;
    await retry(notice(page)).click();
    await expect(words(page)).toBeFocused();
    await words(page).fill('factura');
    await expect(page.getByRole('option').first()).toContainText(/factura/i);
    await page.keyboard.press('Escape');
    await expect(box).toHaveAttribute('placeholder', 'Search Ctrl+K');
  });
});

test.describe('the box of the navbar', () => {
  const box = (page: Page) => page.locator('.navbar input[type=search]');

  const ways: Record<string, (page: Page) => Promise<void>> = {
    'the focus': (page) => box(page).focus(),
    'a pointer that presses': async (page) => {
      await box(page).hover();
      await page.mouse.down();
    },
    'a click': (page) => box(page).click(),
    'Ctrl+K': (page) => page.keyboard.press('Control+k'),
    '⌘K': (page) => page.keyboard.press('Meta+k'),
    '/': (page) => page.keyboard.press('/'),
  };

  for (const [way, wake] of Object.entries(ways)) {
    test(`woken by ${way}, promises its shortcut when the index is there`, {
      tag: way === 'Ctrl+K' || way === 'a click' ? [] : '@nightly',
    }, async ({ page }) => {
      await reportConnection(page, { saveData: true });
      const release = await holdClient(page, SEARCH_FILE);
      await openPage(page, PAGE);
      await expect(box(page)).toHaveAttribute('placeholder', 'Buscar');
      const asked = page.waitForRequest(SEARCH_FILE);
      await wake(page);
      await asked;
      await expect(box(page)).toHaveAttribute('placeholder', 'Loading...');
      release();
      await expect(box(page)).toHaveAttribute('placeholder', 'Search Ctrl+K');
    });
  }

  test('promises it no sooner when the dialog came before it', { tag: '@nightly' }, async ({
    page,
  }) => {
    const releaseFiles = await holdClient(page, SEARCH_FILE);
    const releaseClient = await holdClient(page);
    await page.goto(PAGE, { waitUntil: 'domcontentloaded' });
    await page.keyboard.press('Control+k');
    await expect(dialog(page).or(page.locator('dialog[open]')).first()).toBeVisible();
    await expect(page.locator('dialog[open] input')).toHaveAttribute('placeholder', 'Loading...');
    releaseClient();
    await expect.poll(() => isHydrated(page)).toBe(true);
    await expect(box(page)).toHaveAttribute('placeholder', 'Loading...');
    releaseFiles();
    await expect(box(page)).toHaveAttribute('placeholder', 'Search Ctrl+K');
  });

  test('promises nothing where only the code of the dialog fails', { tag: '@nightly' }, async ({
    page,
  }) => {
    let asked = 0;
    await page.route(DIALOG_SCRIPT, (route) => {
      asked += 1;
      return route.abort();
    });
    // Where the index is there before the dialog is asked for.
    await openPage(page, '/buscar?q=factura');
    await expect(page.locator('main ol > li a').first()).toBeVisible();
    await expect(box(page)).toHaveAttribute('placeholder', 'Search Ctrl+K');
    await box(page).evaluate((element) => {
      const shown: string[] = [];
      Object.assign(window, { shown });
      const note = () => shown.push(element.getAttribute('placeholder') ?? '');
      new MutationObserver(note).observe(element, { attributeFilter: ['placeholder'] });
    });
    await page.keyboard.press('Control+k');
    await expect(notice(page)).toContainText('No se pudo cargar la búsqueda');
    const before = asked;
    // The box has the focus again, and asks again.
    await page.getByRole('button', { name: 'Cerrar' }).click();
    await expect.poll(() => asked).toBeGreaterThan(before);
    await expect(box(page)).toHaveAttribute('placeholder', 'Buscar');
    const shown = await page.evaluate(() => (window as unknown as { shown: string[] }).shown);
    expect(shown).not.toContain('Search Ctrl+K');
  });
});

test('a next page that cannot be had is loaded anew, with what was typed', {
  tag: '@nightly',
}, async ({ page }) => {
  await reportConnection(page, { saveData: true });
  await openPage(page, '/');
  await page.keyboard.press('Control+k');
  await words(page).fill('kardex');
  await expect(page.getByRole('option').first()).toContainText(/k[aá]rdex/i);
  await page.route(CLIENT_SCRIPT, (route) => route.abort());
  await page.keyboard.press('Enter');
  await page.waitForEvent('domcontentloaded');
  await page.unroute(CLIENT_SCRIPT);
  await expect(page).toHaveURL(/\/docs\//);
  await expect(page.getByRole('heading', { level: 1, name: /k[aá]rdex/i })).toBeVisible();
});

test.describe('an address that is no valid encoding', { tag: '@nightly' }, () => {
  test('crashes no page, typed or linked', async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.goto(`${PAGE}?q=%E0%A4%A#50%`);
    await waitUntilReady(page);
    for (const hash of ['#50%', '#%E0%A4%A', '#%']) {
      await page.evaluate((typed) => {
        location.hash = typed;
      }, hash);
      await page.evaluate((linked) => {
        const link = document.createElement('a');
        link.href = `${linked}x`;
        document.body.append(link);
        link.click();
      }, hash);
      await expect(page.getByRole('heading', { level: 1, name: /primera venta/ })).toBeVisible();
    }
    expect(errors).toEqual([]);
  });
});

test('a next page that hangs leaves the old one at its address until the limit, and is loaded anew then', {
  tag: '@nightly',
}, async ({ page }) => {
  await page.clock.install();
  await reportConnection(page, { saveData: true });
  await openPage(page, '/docs/delfin');
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const asked = page.waitForRequest(CLIENT_SCRIPT);
  await page.route(CLIENT_SCRIPT, () => {});
  await page.locator('.navbar').getByRole('link', { name: 'Sinco', exact: true }).click();
  await asked;
  await page.clock.runFor(14_500);
  await expect(page).toHaveURL('/docs/delfin');
  await expect(page.locator('html.docs-doc-id-delfin')).toBeAttached();

  const server = page.waitForRequest('**/docs/sinco');
  await page.clock.runFor(1_000);
  await server;
  await expect(page.locator('html.docs-doc-id-sinco')).toBeAttached();
  await page.goBack();
  await expect(page).toHaveURL('/docs/delfin');
});

test('a page that was reached by a click leads back to the one before when it was reloaded', {
  tag: '@nightly',
}, async ({ page }) => {
  await openPage(page, '/docs/delfin');
  await page.locator('.navbar').getByRole('link', { name: 'Sinco', exact: true }).click();
  await expect(page).toHaveURL('/docs/sinco');
  await page.reload();
  await expect.poll(() => isHydrated(page)).toBe(true);
  await page.goBack();
  await expect(page.locator('html.docs-doc-id-delfin')).toBeAttached();
  await expect(page).toHaveURL('/docs/delfin');
});

test.describe('the history of a tab', { tag: '@nightly' }, () => {
  const link = (page: Page, name: string) => page.locator('a.navbar__link', { hasText: name });

  test('may hold what another program, or another edition of the site, has left in it', async ({
    page,
  }) => {
    const html = '<img src=x onerror="window.injected=1">';
    await page.goto(PAGE);
    for (const left of [
      html,
      { key: 'a', state: { searchTerms: [{}, null, html] } },
      { key: 'a', state: { typedWords: {} } },
    ]) {
      await page.evaluate((state) => history.replaceState(state, ''), left);
      await page.reload();
      await waitUntilReady(page);
      await expect(page.getByRole('heading', { level: 1, name: /primera venta/ })).toBeVisible();
      expect(await page.evaluate(() => 'injected' in window)).toBe(false);
    }
  });

  test('leads to the page of the address when steps come faster than pages', async ({ page }) => {
    await openPage(page, '/docs/sinco');
    for (const [name, id] of [
      ['API', 'api'],
      ['Mobile', 'mobile'],
    ] as const) {
      await link(page, name).click();
      await expect(page.locator(`html.docs-doc-id-${id}`)).toBeAttached();
    }
    await page.evaluate(() => {
      history.back();
      history.forward();
      history.back();
    });
    // Which of them it is depends on how many steps the browser takes for one.
    await expectSound(page);
  });

  test('has one step for a link that was clicked four times', async ({ page }) => {
    await openPage(page, '/docs/sinco');
    await link(page, 'API').click({ clickCount: 4 });
    await expect(page.locator('html.docs-doc-id-api')).toBeAttached();
    await page.goBack();
    await expect(page).toHaveURL('/docs/sinco');
    await expect(page.locator('html.docs-doc-id-sinco')).toBeAttached();
  });
});

/** Runs in the page: whether a place that it scrolls to is still its place after twenty frames. */
async function holdsPlace(): Promise<boolean> {
  scrollTo({ top: 100, behavior: 'instant' });
  for (let frame = 0; frame < 20; frame += 1) await new Promise(requestAnimationFrame);
  return scrollY === 100;
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  const toggle = (page: Page) => page.locator('.navbar__toggle');
  const menu = (page: Page) => page.getByRole('dialog', { name: 'Menú' });
  const clientMenu = (page: Page) => page.locator('.navbar-sidebar--show .navbar-sidebar');

  test('going back closes the menu and stays on the page, static, taken over or of the client', {
    tag: '@nightly',
  }, async ({ page }) => {
    const release = await holdClient(page);
    await page.goto('/docs/delfin');
    await page.goto(PAGE, { waitUntil: 'domcontentloaded' });
    await toggle(page).tap();
    await expect(menu(page)).toBeVisible();
    await page.goBack();
    await expect(menu(page)).toHaveCount(0);
    await expect(page).toHaveURL(PAGE);

    await toggle(page).tap();
    await expect(menu(page)).toBeVisible();
    release();
    await expect(clientMenu(page)).toBeVisible();
    await page.goBack();
    await expect(clientMenu(page)).toHaveCount(0);

    // Closed otherwise, the menu leaves nothing to go back from, and the page where it is.
    await expect.poll(() => page.evaluate(() => 'liesOver' in (history.state ?? {}))).toBe(false);
    // Until all of a page is there, a browser may still put it where it was when the reader went back.
    await page.waitForLoadState('networkidle');
    // Of the way back above it goes to a place of its own some frames later: only after that does one hold.
    await expect.poll(() => page.evaluate(holdsPlace)).toBe(true);
    // At once: the browser writes the place into its history only when the page has stood still for a while.
    await page.evaluate(() => scrollTo({ top: 200, behavior: 'instant' }));
    await toggle(page).tap();
    await clientMenu(page)
      .getByRole('button', { name: /^Cerrar/ })
      .tap();
    await expect(clientMenu(page)).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => 'liesOver' in (history.state ?? {}))).toBe(false);
    expect(await page.evaluate(() => scrollY)).toBe(200);

    // A page that is chosen in it takes its place.
    await toggle(page).tap();
    await clientMenu(page).getByRole('link', { name: 'Configurar la empresa' }).tap();
    await expect(page).toHaveURL(/configurar-empresa\/$/);
    await page.goBack();
    await expect(page).toHaveURL(PAGE);
    await page.goBack();
    await expect(page).toHaveURL('/docs/delfin');
  });

  test('a page that is chosen in the menu and hangs is called off by going back', {
    tag: '@nightly',
  }, async ({ page }) => {
    await reportConnection(page, { saveData: true });
    await page.goto('/docs/delfin');
    await openPage(page, PAGE);
    const release = await holdClient(page);
    const choose = async () => {
      await toggle(page).tap();
      await clientMenu(page).getByRole('link', { name: 'Configurar la empresa' }).tap();
      await expect(clientMenu(page)).toHaveCount(0);
    };
    await choose();
    await expect(page).toHaveURL(PAGE);
    await page.goBack();
    await expect(page).toHaveURL(PAGE);
    release();
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 1, name: /primera venta/ })).toBeVisible();

    await choose();
    await expect(page).toHaveURL(/configurar-empresa\/$/);
    await page.goBack();
    await expect(page).toHaveURL(PAGE);
    await page.goBack();
    await expect(page).toHaveURL('/docs/delfin');
  });
});

for (const address of [PAGE, '/docs/delfin/faqs/ventas/']) {
  test(`the contents of ${address} mark what is read before the client comes, and with it`, async ({
    page,
  }) => {
    const marked = page.locator(
      '.table-of-contents__link--active,.table-of-contents__link[aria-current]',
    );
    await page.goto(address);
    await page.mouse.move(700, 500);
    await page.mouse.wheel(0, 600);
    await expect(marked).toHaveCount(1);
    expect(await isHydrated(page)).toBe(false);
    const second = await marked.textContent();
    await page.keyboard.press('Shift');
    await expect.poll(() => isHydrated(page)).toBe(true);
    await expect(marked).toHaveText(second ?? '');
  });
}

for (const connection of [{ saveData: true }, { effectiveType: '2g' }]) {
  test(`they do so after a short scroll with ${JSON.stringify(connection)}`, {
    tag: '@nightly',
  }, async ({ page }) => {
    await reportConnection(page, connection);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(PAGE);
    await page.mouse.move(700, 500);
    // What waits until the browser has nothing else to do, or a second, has been done by then.
    await page.evaluate(
      () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 })),
    );
    expect(asked.filter((url) => LATER_SCRIPT.test(url))).toEqual([]);
    await page.mouse.wheel(0, 600);
    await expect(page.locator('.table-of-contents__link[aria-current]')).toHaveCount(1);
    expect(asked.filter((url) => CLIENT_SCRIPT.test(url))).toEqual([]);
  });
}

test.describe('where colours are forced', { tag: '@nightly' }, () => {
  /** Contrast of the computed colours of a text and of the nearest ground behind it. */
  const lowest = (page: Page, selector: string) =>
    page.locator(selector).evaluateAll((texts) => {
      const luminance = (colour: string) => {
        const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
          const value = Number(part) / 255;
          return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      const groundOf = (element: Element | null): string => {
        if (!element) return getComputedStyle(document.body).backgroundColor;
        // The number of a slice stands on the slice before it.
        if (element.matches('.numero')) {
          return getComputedStyle(element.previousElementSibling as Element).fill;
        }
        const { backgroundColor } = getComputedStyle(element);
        const isClear = /, 0\)$|transparent/.test(backgroundColor);
        return isClear ? groundOf(element.parentElement) : backgroundColor;
      };
      const contrasts = texts.map((text) => {
        const style = getComputedStyle(text);
        const own = luminance(text instanceof SVGElement ? style.fill : style.color);
        const ground = luminance(groundOf(text));
        return (Math.max(own, ground) + 0.05) / (Math.min(own, ground) + 0.05);
      });
      // Where nothing matches, nothing was seen.
      return texts.length > 0 ? Math.min(...contrasts) : 0;
    });

  /** Opens a page with the theme that the reader chose, whatever the system forces. */
  async function openWith(page: Page, theme: string, address: string): Promise<void> {
    await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
    await page.goto(address);
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
  }

  /** The links and controls that do not show it when a key brings the focus to them. */
  async function withoutFocusMark(page: Page): Promise<string[]> {
    await page.keyboard.press('Tab');
    return page
      .locator(':is(.navbar, aside, main) :is(a[href], button, summary, [role=tab])')
      .evaluateAll((controls) =>
        (controls as HTMLElement[]).flatMap((control) => {
          control.focus();
          if (document.activeElement !== control) return [];
          const { outlineStyle, outlineWidth } = getComputedStyle(control);
          const isMarked = outlineStyle === 'solid' && Number.parseFloat(outlineWidth) >= 2;
          return isMarked ? [] : [control.outerHTML.slice(0, 80)];
        }),
      );
  }

  const looks = ['light', 'dark'].flatMap((theme) =>
    (['light', 'dark'] as const).map((colorScheme) => ({ theme, colorScheme })),
  );

  for (const { theme, colorScheme } of looks) {
    const look = `${colorScheme}, over the ${theme} theme`;

    test(`badges, states and the focus can be told, ${look}`, async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'active', colorScheme });
      await openWith(page, theme, '/estilo');
      for (const badge of ['kbd', 'code', '.alert :is(p, div)', '.termino', 'summary', 'td']) {
        expect(await lowest(page, `main ${badge}`), badge).toBeGreaterThan(4.5);
      }
      const underline = (tab: string) =>
        page
          .locator(`main ${tab}`)
          .first()
          .evaluate((element) => getComputedStyle(element).borderBottomColor);
      const ground = await page.evaluate(
        () => getComputedStyle(document.documentElement).backgroundColor,
      );
      expect(await underline('.tabs__item--active')).not.toBe(ground);
      expect(await underline('.tabs__item:not(.tabs__item--active)')).toBe(ground);

      expect(await withoutFocusMark(page)).toEqual([]);
      await openPage(page, PAGE);
      expect(await withoutFocusMark(page)).toEqual([]);

      await openPage(page, '/');
      const job = page.locator('.roles > button');
      await job.nth(1).click();
      await expect(job.nth(1)).toHaveAttribute('aria-pressed', 'true');
      const grounds = await job.evaluateAll((buttons) =>
        buttons.map((button) => getComputedStyle(button).backgroundColor),
      );
      expect(grounds.filter((colour) => colour === grounds[1])).toHaveLength(1);
      expect(await lowest(page, '.roles > button')).toBeGreaterThan(4.5);
    });

    test(`charts, drawn windows and tags can be read, ${look}`, async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'active', colorScheme });
      await openWith(page, theme, '/docs/delfin/reportes/ventas/por-producto/');
      expect(await lowest(page, '.grafico text:not(.numero)')).toBeGreaterThan(7);
      expect(await lowest(page, '[data-pantalla] :is(span, b, td, th)')).toBeGreaterThan(4.5);
      expect(await lowest(page, 'a[rel=tag]')).toBeGreaterThan(4.5);
      await page.goto('/docs/delfin/reportes/maestros/grupos/');
      expect(await lowest(page, '.grafico .numero')).toBeGreaterThan(4.5);
    });

    test(`the search tells its focus and the option chosen, ${look}`, async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'active', colorScheme });
      await openWith(page, theme, PAGE);
      await page.keyboard.press('Control+k');
      await words(page).fill('factura');
      const active = page.locator('[role=option][aria-selected=true]');
      await expect(active).toHaveCSS('outline-style', 'solid');
      await expect(dialog(page).locator('form')).toHaveCSS('outline-style', 'solid');
    });
  }
});

test('at 400 % of zoom the search shows three results', { tag: '@nightly' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openPage(page, PAGE);
  await page.keyboard.press('/');
  await words(page).fill('factura');
  for (const place of [0, 1, 2]) {
    await expect(page.getByRole('option').nth(place)).toBeInViewport({ ratio: 1 });
  }
  await page.getByRole('radio', { name: 'Sinco' }).check();
  await expect(page.getByRole('radio', { name: 'Sinco' })).toBeChecked();
});

test('lists of tags, authors and posts say what they are, in headings without gaps', ({
  siteDir,
}) => {
  const lists = ['blog/authors', 'blog/tags', 'docs/tags'].flatMap((folder) =>
    readdirSync(path.join(siteDir, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => path.basename(file) === 'index.html')
      .map((file) => path.join(folder, file)),
  );
  expect(lists.length).toBeGreaterThan(30);
  for (const file of ['blog/archive/index.html', ...lists]) {
    const html = readFileSync(path.join(siteDir, file), 'utf8');
    const [, description = ''] =
      /<meta [^>]*name="?description"? content="([^"]+)"/.exec(html) ?? [];
    expect(description.length, file).toBeGreaterThan(25);
    const own = html.replace(/<aside.*?<\/aside>/s, '');
    const levels = [...own.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level));
    const gaps = levels.filter((level, place) => level > (levels[place - 1] ?? 0) + 1);
    expect(gaps, file).toEqual([]);
  }
});

test('links of the contact page that leave the site say so and tell it nothing', {
  tag: '@nightly',
}, async ({ page }) => {
  await openPage(page, '/contacto');
  const leaving = page.locator('main a[href^=http]');
  expect(await leaving.count()).toBeGreaterThan(1);
  for (const link of await leaving.all()) {
    await expect(link).toHaveAttribute('rel', /noopener/);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link.locator('svg')).toHaveAttribute('aria-label', /pestaña|ventana/);
  }
  await expect(page.locator('main a[href^=mailto][target]')).toHaveCount(0);
});

test('the toggle of a static page says which colours there are', { tag: '@nightly' }, async ({
  page,
}) => {
  const toggle = page.locator('.navbar [class*=toggleButton]');
  const html = await (await page.request.get(PAGE)).text();
  expect(html).not.toContain('modo del sistema');
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.goto(PAGE);
  await expect(toggle).toHaveAttribute('aria-label', /actualmente modo oscuro/);
  expect(await isHydrated(page)).toBe(false);
  await waitUntilReady(page);
  await expect(toggle).toHaveAttribute('aria-label', /actualmente modo oscuro/);
});

test('all of a post lies within landmarks', { tag: '@nightly' }, async ({ page }) => {
  await openPage(page, '/blog/cerrar-el-mes-sin-sorpresas');
  expect(await violations(page, { rules: { type: 'rule', values: ['region'] } })).toEqual([]);
});
