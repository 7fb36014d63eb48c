import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { violations } from '../conformance/support/audit';
import { reportConnection } from '../conformance/support/connection';
import { CLIENT_SCRIPT, holdClient, LATER_SCRIPT } from '../conformance/support/hold-client';
import {
  inSite,
  isHydrated,
  showPresence,
  untilStaticAnswers,
  waitUntilReady,
} from '../conformance/support/open-page';
import { clientMenu, menuToggle, staticMenu } from '../conformance/support/phone-menu';
import { expect, test } from '../conformance/support/site';
import { PHONE } from '../conformance/support/viewports';

// What a page fetches ahead is part of what is asked here.
test.use({ fetchesAhead: true });

const PAGE = '/docs/delfin/pasos-iniciales/vender/';
/** Scripts that run, which are elements; what is only fetched ahead is none. */
function clientScripts(page: Page): Promise<number> {
  return page
    .locator('script[src*="/assets/js/"]:not(#static-first,[src*="/assets/js/pre-hydration."])')
    .count();
}

test.describe('a static page', () => {
  test('fetches no client while its reader only reads', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await page.goto(PAGE, { waitUntil: 'networkidle' });
    expect(scripts.filter((url) => CLIENT_SCRIPT.test(url))).toEqual([]);
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

  for (const connection of [{ saveData: true }, { effectiveType: '2g' }]) {
    test(`fetches nothing ahead with ${JSON.stringify(connection)}`, async ({ page }) => {
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

  test('when it is scrolled past its first screen', async ({ page }) => {
    await page.goto(PAGE);
    await page.mouse.move(700, 500);
    await page.mouse.wheel(0, 300);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
    expect(await clientScripts(page)).toBe(0);
    await page.mouse.wheel(0, 900);
    await expect.poll(() => isHydrated(page)).toBe(true);
  });
});

test.describe('the menu of a static page', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  /** The page with its client held back and the script of the static page there. */
  async function openAtRest(page: Page): Promise<() => void> {
    const release = await holdClient(page);
    await page.goto(PAGE, { waitUntil: 'domcontentloaded' });
    await untilStaticAnswers(page);
    return release;
  }

  test('opens at once, and becomes that of the client in its place', async ({ page }) => {
    const release = await openAtRest(page);
    await menuToggle(page).tap();
    await expect(menuToggle(page)).toHaveAttribute('aria-expanded', 'true');
    const next = staticMenu(page).getByRole('link', { name: 'Configurar la empresa' });
    await expect(next).toBeInViewport();
    await next.focus();
    const before = await next.boundingBox();
    release();
    await expect(clientMenu(page)).toBeVisible();
    await expect(staticMenu(page)).toHaveCount(0);
    const same = clientMenu(page).getByRole('link', { name: 'Configurar la empresa' });
    await expect(same).toBeFocused();
    expect((await same.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
    await expect(menuToggle(page)).toHaveAttribute('aria-expanded', 'true');
  });

  test('leads to other pages and sections', { tag: '@nightly' }, async ({ page }) => {
    await openAtRest(page);
    await menuToggle(page).tap();
    await staticMenu(page).getByRole('button', { name: 'Volver al menú principal' }).tap();
    for (const name of ['Sinco', 'Analytics']) {
      await expect(staticMenu(page).getByRole('link', { name, exact: true })).toBeVisible();
    }
    await staticMenu(page).getByRole('button', { name: 'Cerrar barra de lateral' }).tap();
    await menuToggle(page).tap();
    await staticMenu(page).getByRole('link', { name: 'Configurar la empresa' }).tap();
    await expect(page).toHaveURL(/configurar-empresa\/$/);
  });

  for (const [way, close] of Object.entries({
    'the Escape key': (page: Page) => page.keyboard.press('Escape'),
    'its button': (page: Page) =>
      staticMenu(page).getByRole('button', { name: 'Cerrar barra de lateral' }).tap(),
    'a press beside it': (page: Page) => page.touchscreen.tap(370, 400),
  })) {
    test(`closed by ${way} stays closed`, {
      tag: way === 'its button' ? [] : '@nightly',
    }, async ({ page }) => {
      const release = await openAtRest(page);
      await menuToggle(page).tap();
      await expect(staticMenu(page)).toBeVisible();
      await close(page);
      await expect(staticMenu(page)).toHaveCount(0);
      await expect(menuToggle(page)).toBeFocused();
      await expect(menuToggle(page)).toHaveAttribute('aria-expanded', 'false');
      release();
      await expect.poll(() => isHydrated(page)).toBe(true);
      await expect(clientMenu(page)).toHaveCount(0);
      await menuToggle(page).tap();
      await expect(clientMenu(page)).toBeVisible();
    });
  }

  test('unfolds a section as soon as it can', { tag: '@nightly' }, async ({ page }) => {
    const release = await openAtRest(page);
    await menuToggle(page).tap();
    await staticMenu(page)
      .getByRole('button', { name: /Ampliar la categoría .*Instalación/ })
      .tap();
    release();
    await expect(
      clientMenu(page).getByRole('button', { name: /Colapsar categoría .*Instalación/ }),
    ).toBeVisible();
  });

  test('breaks no rule of WCAG 2.2 AA in either theme', { tag: '@nightly' }, async ({ page }) => {
    const release = await openAtRest(page);
    await menuToggle(page).tap();
    for (const theme of ['light', 'dark']) {
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      expect(await violations(page, { include: ['.static-menu'] })).toEqual([]);
      await staticMenu(page)
        .getByRole('button', { name: /^Cambiar entre modo oscuro y claro/ })
        .tap();
    }
    release();
    await expect(clientMenu(page)).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });
});

test.describe('the search of a static page', () => {
  test('sends what was typed to the page of results', { tag: '@base-path' }, async ({ page }) => {
    await holdClient(page);
    await page.goto(inSite(PAGE), { waitUntil: 'domcontentloaded' });
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox')).toBeFocused();
    await page.keyboard.type('caja');
    // The field that takes the letters is that of the boot script; where to send them the next one knows.
    await untilStaticAnswers(page);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(inSite('/buscar?q=caja'));
  });
});

test.describe('what is done before the client is there', () => {
  test('toggles the theme at once although its button is still disabled', async ({ page }) => {
    expect(await (await page.request.get(PAGE)).text()).not.toContain('modo del sistema');
    const release = await holdClient(page);
    await page.goto(PAGE, { waitUntil: 'domcontentloaded' });
    const toggle = page.locator('.navbar [class*=toggleButton]');
    await expect(toggle).toBeDisabled();
    await toggle.click({ force: true });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
    release();
    await expect(toggle).toBeEnabled();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.reload({ waitUntil: 'domcontentloaded' });
    await expect(toggle).toHaveAttribute('aria-label', /actualmente modo oscuro/);
    await waitUntilReady(page);
    await toggle.click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
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

for (const address of [PAGE, '/docs/delfin/faqs/ventas/']) {
  test(`the contents of ${address} mark what is read before the client comes, and with it`, async ({
    page,
  }) => {
    await reportConnection(page, { saveData: true });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const marked = page.locator(
      '.table-of-contents__link--active,.table-of-contents__link[aria-current]',
    );
    await page.goto(address);
    await page.mouse.move(700, 500);
    // A wheel that turns before the first frame is lost.
    await expect(async () => {
      await page.mouse.wheel(0, 600);
      await expect(marked).toHaveCount(1, { timeout: 3000 });
    }).toPass();
    expect(asked.filter((url) => CLIENT_SCRIPT.test(url))).toEqual([]);
    const second = await marked.textContent();
    await page.keyboard.press('Shift');
    await expect.poll(() => isHydrated(page)).toBe(true);
    await expect(marked).toHaveText(second ?? '');
  });
}
