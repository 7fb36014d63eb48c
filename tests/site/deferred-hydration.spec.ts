import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { violations } from '../conformance/support/audit';
import { reportConnection } from '../conformance/support/connection';
import { holdClient } from '../conformance/support/hold-client';
import { inSite, openPage, showPresence, waitUntilReady } from '../conformance/support/open-page';
import { preparePublication } from '../conformance/support/publish-anew';
import { expect, test } from '../conformance/support/site';

// What a page fetches ahead is part of what is asked here.
test.use({ fetchesAhead: true });

const PAGE = '/docs/delfin/pasos-iniciales/vender/';
const PHONE = { width: 390, height: 844 };
/** All that do not run by themselves. */
const LATER_SCRIPT = /\/assets\/js\/(?!boot\.)/;
/** Scripts that run, which are elements; what is only fetched ahead is none. */
function clientScripts(page: Page): Promise<number> {
  return page
    .locator('script[src*="/assets/js/"]:not(#static-first,[src*="/assets/js/pre-hydration."])')
    .count();
}

function isHydrated(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.dataset.hasHydrated === 'true');
}

test.describe('a static page', () => {
  test('fetches no client while its reader only reads', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await page.goto(PAGE, { waitUntil: 'networkidle' });
    expect(scripts.filter((url) => /\/assets\/js\/(?!boot\.|pre-hydration\.)/.test(url))).toEqual(
      [],
    );
    expect(scripts.filter((url) => /\/search-/.test(url))).toEqual([]);
  });

  test('fetches the client once the pointer moves, and runs none of it', async ({ page }) => {
    const fetched: string[] = [];
    page.on('requestfinished', (request) => fetched.push(request.url()));
    await page.goto(PAGE);
    await showPresence(page);
    await expect.poll(() => fetched.some((url) => /\/main\.[^/]+\.js$/.test(url))).toBe(true);
    expect(await clientScripts(page)).toBe(0);
    expect(await isHydrated(page)).toBe(false);
  });

  test('has one script that runs by itself, and no stylesheet that it waits for', ({ siteDir }) => {
    const docs = path.join(siteDir, 'docs');
    const pages = readdirSync(docs, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.html'),
    );
    expect(pages.length).toBeGreaterThan(300);
    for (const file of pages) {
      const html = readFileSync(path.join(docs, file), 'utf8');
      expect(html.match(/<script[^>]* src=[^ >]+/g), file).toHaveLength(1);
      expect(html.split('</head>')[0], file).not.toMatch(/<link rel=stylesheet/);
    }
  });

  for (const connection of [
    { saveData: true },
    { effectiveType: '2g' },
    { effectiveType: 'slow-2g' },
  ]) {
    test(`fetches nothing ahead with ${JSON.stringify(connection)}`, {
      tag: connection.effectiveType === 'slow-2g' ? '@nightly' : [],
    }, async ({ page }) => {
      await reportConnection(page, connection);
      const scripts: string[] = [];
      page.on('request', (request) => {
        if (LATER_SCRIPT.test(request.url())) scripts.push(request.url());
      });
      await page.goto(PAGE, { waitUntil: 'networkidle' });
      expect(scripts).toEqual([]);
      await expect(page.locator('script[type=speculationrules]')).toHaveCount(0);
    });
  }

  test('has scripts that name no folder of the machine, with which all their names would change', ({
    siteDir,
  }) => {
    const scripts = path.join(siteDir, 'assets/js');
    for (const file of readdirSync(scripts).filter((name) => /^(?:main|runtime).*js$/.test(name))) {
      expect(readFileSync(path.join(scripts, file), 'utf8'), file).not.toContain(process.cwd());
    }
  });

  test('shows its own entry of the side bar, however far below', async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 625 });
    await page.goto('/docs/delfin/reportes/cartera/estado-de-cuenta/');
    await expect(page.locator('aside .menu__link--active').last()).toBeInViewport();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('leaves following a link to the browser', { tag: '@base-path' }, async ({ page }) => {
    await page.goto(inSite(PAGE));
    const link = page.getByRole('link', { name: 'Sinco', exact: true }).first();
    await link.hover();
    expect(await clientScripts(page)).toBe(0);
    const loaded = page.waitForEvent('load');
    await link.click();
    await loaded;
    await expect(page).toHaveURL(inSite('/docs/sinco'));
    expect(await isHydrated(page)).toBe(false);
  });

  test('lets the browser fetch the page of a link that is pointed at', {
    tag: '@base-path',
  }, async ({ page }) => {
    await page.goto(inSite(PAGE));
    await showPresence(page);
    const rules = page.locator('script[type=speculationrules]');
    await expect(rules).toHaveCount(1);
    const { prefetch, prerender } = JSON.parse((await rules.textContent()) ?? '');
    expect(prefetch[0].eagerness).toBe('moderate');
    expect(prerender).toHaveLength(1);
    await waitUntilReady(page);
    await expect(rules).toHaveCount(0);
  });
});

test.describe('a page hydrates', () => {
  test('when the pointer is over a control', async ({ page }) => {
    await page.goto(PAGE);
    await page.locator('.breadcrumbs').hover();
    expect(await clientScripts(page)).toBe(0);
    await page.getByRole('button', { name: 'Colapsar barra lateral' }).hover();
    await expect.poll(() => isHydrated(page)).toBe(true);
  });

  test('when a key is pressed', { tag: '@nightly' }, async ({ page }) => {
    await page.goto(PAGE);
    await page.keyboard.press('Tab');
    await expect.poll(() => isHydrated(page)).toBe(true);
  });

  test('when it is scrolled past its first screen', async ({ page }) => {
    await page.goto(PAGE);
    await page.mouse.move(700, 500);
    await page.mouse.wheel(0, 300);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
    expect(await clientScripts(page)).toBe(0);
    await page.mouse.wheel(0, 900);
    await expect.poll(() => isHydrated(page)).toBe(true);
  });

  test('by itself when it says nothing without its client', { tag: '@nightly' }, async ({
    page,
  }) => {
    await page.goto('/buscar?q=factura');
    await expect.poll(() => isHydrated(page)).toBe(true);
  });
});

test.describe('the menu of a static page', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  /** The page with its client held back and the script of the static page there. */
  async function openAtRest(
    page: Page,
    { address = PAGE, held }: { address?: string; held?: RegExp } = {},
  ): Promise<() => void> {
    const release = await holdClient(page, held);
    const script = page.waitForResponse(/\/assets\/js\/pre-hydration\./);
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    await script;
    return release;
  }

  const toggle = (page: Page) => page.locator('.navbar__toggle');
  const menu = (page: Page) => page.getByRole('dialog', { name: 'Menú' });
  const clientMenu = (page: Page) => page.locator('.navbar-sidebar--show .navbar-sidebar');

  test('opens at once, and becomes that of the client in its place', async ({ page }) => {
    const release = await openAtRest(page);
    await toggle(page).tap();
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
    const next = menu(page).getByRole('link', { name: 'Configurar la empresa' });
    await expect(next).toBeInViewport();
    await next.focus();
    const before = await next.boundingBox();
    release();
    await expect(clientMenu(page)).toBeVisible();
    await expect(menu(page)).toHaveCount(0);
    const same = clientMenu(page).getByRole('link', { name: 'Configurar la empresa' });
    await expect(same).toBeFocused();
    expect((await same.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
  });

  test('has the same entry under a finger in every frame in which the client takes over', {
    tag: '@nightly',
  }, async ({ page }) => {
    const held = /\/assets\/(?:js\/(?!boot\.|pre-hydration\.)|css\/styles\.)/;
    const release = await openAtRest(page, { held });
    await toggle(page).tap();
    const next = menu(page).getByRole('link', { name: 'Configurar la empresa' });
    await expect(next).toBeInViewport();
    const href = await next.getAttribute('href');
    const { x = 0, y = 0, width = 0, height = 0 } = (await next.boundingBox()) ?? {};
    const touched = page.evaluate(
      async ([left, top]) => {
        const seen: (string | null | undefined)[] = [];
        // As long as any of its movements takes, after it stands.
        for (let frames = 60; frames > 0; frames -= 1) {
          await new Promise(requestAnimationFrame);
          const link = document.elementFromPoint(left ?? 0, top ?? 0)?.closest('a');
          seen.push(link?.getAttribute('href'));
          if (!document.querySelector('.navbar-sidebar--show')) frames = 60;
        }
        return [...new Set(seen)];
      },
      [x + width / 2, y + height / 2],
    );
    release();
    expect(await touched).toEqual([href]);
  });

  test('leads to other pages and sections', { tag: '@nightly' }, async ({ page }) => {
    await openAtRest(page);
    await toggle(page).tap();
    const back = menu(page).getByRole('button', { name: 'Volver al menú principal' });
    await back.tap();
    for (const name of ['Sinco', 'Analytics']) {
      await expect(menu(page).getByRole('link', { name, exact: true })).toBeVisible();
    }
    await menu(page).getByRole('button', { name: 'Cerrar barra de lateral' }).tap();
    await toggle(page).tap();
    await menu(page).getByRole('link', { name: 'Configurar la empresa' }).tap();
    await expect(page).toHaveURL(/configurar-empresa\/$/);
  });

  for (const [way, close] of Object.entries({
    'the Escape key': (page: Page) => page.keyboard.press('Escape'),
    'its button': (page: Page) =>
      menu(page).getByRole('button', { name: 'Cerrar barra de lateral' }).tap(),
    'a press beside it': (page: Page) => page.touchscreen.tap(370, 400),
  })) {
    test(`closed by ${way} stays closed`, {
      tag: way === 'its button' ? [] : '@nightly',
    }, async ({ page }) => {
      const release = await openAtRest(page);
      await toggle(page).tap();
      await expect(menu(page)).toBeVisible();
      await close(page);
      await expect(menu(page)).toHaveCount(0);
      await expect(toggle(page)).toBeFocused();
      await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
      release();
      await expect.poll(() => isHydrated(page)).toBe(true);
      await expect(clientMenu(page)).toHaveCount(0);
      await toggle(page).tap();
      await expect(clientMenu(page)).toBeVisible();
    });
  }

  test('unfolds a section as soon as it can', { tag: '@nightly' }, async ({ page }) => {
    const release = await openAtRest(page);
    await toggle(page).tap();
    await menu(page)
      .getByRole('button', { name: /Ampliar la categoría .*Instalación/ })
      .tap();
    release();
    await expect(
      clientMenu(page).getByRole('button', { name: /Colapsar categoría .*Instalación/ }),
    ).toBeVisible();
  });

  test('switches the theme, which the client takes over', { tag: '@nightly' }, async ({ page }) => {
    const release = await openAtRest(page);
    await toggle(page).tap();
    const theme = menu(page).getByRole('button', { name: /^Cambiar entre modo oscuro y claro/ });
    await theme.tap();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    release();
    await expect(clientMenu(page)).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await clientMenu(page)
      .getByRole('button', { name: /^Cambiar entre modo oscuro/ })
      .tap();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });

  test('breaks no rule of WCAG 2.2 AA in either theme', { tag: '@nightly' }, async ({ page }) => {
    await openAtRest(page);
    await toggle(page).tap();
    for (const theme of ['light', 'dark']) {
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      expect(await violations(page, { part: { include: ['.static-menu'] } })).toEqual([]);
      await menu(page)
        .getByRole('button', { name: /^Cambiar entre modo oscuro y claro/ })
        .tap();
    }
  });

  test('has the sections of the site where there is no sidebar', { tag: '@nightly' }, async ({
    page,
  }) => {
    await openAtRest(page, { address: '/contacto' });
    await toggle(page).tap();
    await menu(page).getByRole('link', { name: 'Sinco', exact: true }).tap();
    await expect(page).toHaveURL('/docs/sinco');
  });
});

test.describe('the search of a static page', () => {
  test('keeps every letter until its dialog is drawn', async ({ page }) => {
    const release = await holdClient(page);
    const script = page.waitForResponse(/\/assets\/js\/pre-hydration\./);
    await page.goto(PAGE, { waitUntil: 'domcontentloaded' });
    await script;
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox', { name: 'Buscar en la ayuda' })).toBeFocused();
    await page.keyboard.type('fact');
    release();
    await page.keyboard.type('ura', { delay: 50 });
    const words = page.getByRole('combobox', { name: 'Buscar en la ayuda' });
    await expect(words).toBeFocused();
    await expect(words).toHaveValue('factura');
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await expect(page.getByRole('option').first()).toContainText(/factura/i);
  });

  test('closed stays closed', { tag: '@nightly' }, async ({ page }) => {
    const release = await holdClient(page);
    await page.goto(PAGE, { waitUntil: 'domcontentloaded' });
    await page.keyboard.press('/');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    release();
    await expect.poll(() => isHydrated(page)).toBe(true);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('sends what was typed to the page of results', { tag: '@base-path' }, async ({ page }) => {
    await holdClient(page);
    await page.goto(inSite(PAGE), { waitUntil: 'domcontentloaded' });
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox')).toBeFocused();
    await page.keyboard.type('caja');
    // The field that takes the letters is that of the boot script; where to send them the next one knows.
    await page.waitForFunction(() => 'answer' in (document.getElementById('static-first') ?? {}));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(inSite('/buscar?q=caja'));
  });
});

test.describe('what is done before the client is there', () => {
  test('goes to the content with the link for it, past the side bar', async ({ page }) => {
    await holdClient(page);
    await page.goto(PAGE);
    await page.waitForFunction(() => 'answer' in (document.getElementById('static-first') ?? {}));
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.locator('main').locator(':focus')).toHaveCount(1);
    await expect(page).toHaveURL(PAGE);
  });

  test('opens the menu of a phone, once', { tag: '@nightly' }, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL, viewport: PHONE, hasTouch: true });
    const page = await context.newPage();
    const release = await holdClient(page, LATER_SCRIPT);
    await page.goto(PAGE);
    const toggle = page.locator('.navbar__toggle');
    await toggle.tap();
    // Impatience is not a second gesture: it would close the menu again.
    await toggle.tap();
    release();
    await expect(page.locator('.navbar-sidebar--show')).toBeVisible();
    await expect.poll(() => isHydrated(page)).toBe(true);
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await context.close();
  });

  test('toggles the theme at once although its button is still disabled', {
    tag: '@nightly',
  }, async ({ page }) => {
    const release = await holdClient(page);
    await page.goto(PAGE, { waitUntil: 'domcontentloaded' });
    const toggle = page.locator('.navbar [class*=toggleButton]');
    await expect(toggle).toBeDisabled();
    const { x = 0, y = 0, width = 0, height = 0 } = (await toggle.boundingBox()) ?? {};
    await page.mouse.click(x + width / 2, y + height / 2);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
    release();
    await expect(toggle).toBeEnabled();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await toggle.click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });

  for (const shortcut of ['Control+k', '/']) {
    test(`opens the search with ${shortcut}`, { tag: '@nightly' }, async ({ page }) => {
      const release = await holdClient(page);
      await page.goto(PAGE);
      await page.keyboard.press(shortcut);
      release();
      await expect(page.getByRole('dialog')).toBeVisible();
    });
  }

  test('opens the search with a click on its box', { tag: '@nightly' }, async ({ page }) => {
    const release = await holdClient(page);
    await page.goto(PAGE);
    await page.locator('.navbar').getByRole('link', { name: 'Buscar', exact: true }).click();
    release();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page).toHaveURL(PAGE);
  });

  test('chooses a tab, which has the focus afterwards', async ({ page }) => {
    await page.goto('estilo');
    const tab = page.getByRole('tab', { name: 'En el servidor' });
    await tab.click();
    await expect(page.getByRole('tabpanel')).toHaveText('Abra el administrador del servidor.');
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await expect(tab).toBeFocused();
  });

  test('folds a section of the sidebar', async ({ page }) => {
    const release = await holdClient(page);
    await page.goto(PAGE);
    const caret = page.getByRole('button', { name: /Colapsar categoría .*Pasos iniciales/ });
    await caret.click();
    release();
    await expect(
      page.getByRole('button', { name: /Ampliar la categoría .*Pasos iniciales/ }),
    ).toBeVisible();
  });
});

test('a search in a tab whose build is gone goes on in the new one', {
  tag: ['@base-path', '@nightly'],
}, async ({ page }) => {
  const publication = await preparePublication(page, PAGE);
  let answer = () => {};
  const published = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/\/search-(docs|index)-[0-9a-f]+\.json$/, async (route) => {
    await published;
    await (publication.loads() > 1 ? route.continue() : route.fulfill({ status: 404 }));
  });

  await openPage(page, PAGE);
  await page.keyboard.press('Control+K');
  const words = page.getByRole('combobox', { name: 'Buscar en la ayuda' });
  await words.fill('factura');
  publication.publish();
  answer();
  await expect(page.getByRole('option').first()).toContainText(/factura/i);
  await expect(words).toHaveValue('factura');
  await expect(page).toHaveURL(inSite(PAGE));
  expect(publication.loads()).toBe(2);
});
