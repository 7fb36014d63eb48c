import type { Page } from '@playwright/test';
import { reportConnection } from '../conformance/support/connection';
import { showIntent, waitUntilReady } from '../conformance/support/open-page';
import { pageTypes } from '../conformance/support/page-types';
import { expect, test } from '../conformance/support/site';

const PAGE = '/docs/delfin/pasos-iniciales/vender/';
const PHONE = { width: 390, height: 844 };
const CLIENT_SCRIPT = /\/assets\/js\/(?!boot\.)/;

/** Scripts that run, which are elements; what is only fetched ahead is none. */
function clientScripts(page: Page): Promise<number> {
  return page.locator('script[src^="/assets/js/"]:not(#static-first)').count();
}

function isAlive(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.dataset.hasHydrated === 'true');
}

/** Holds the scripts of the client back, so that a test acts before they are there. */
async function holdClient(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(CLIENT_SCRIPT, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test.describe('a page at rest', () => {
  test('fetches the client when idle, and runs none of it', async ({ page }) => {
    const fetched: string[] = [];
    page.on('requestfinished', (request) => fetched.push(request.url()));
    await page.goto(PAGE);
    await expect.poll(() => fetched.some((url) => /\/main\.[^/]+\.js$/.test(url))).toBe(true);
    expect(await clientScripts(page)).toBe(0);
    expect(await isAlive(page)).toBe(false);
  });

  for (const connection of [
    { saveData: true },
    { effectiveType: '2g' },
    { effectiveType: 'slow-2g' },
  ]) {
    test(`fetches nothing ahead with ${JSON.stringify(connection)}`, async ({ page }) => {
      await reportConnection(page, connection);
      const scripts: string[] = [];
      page.on('request', (request) => {
        if (CLIENT_SCRIPT.test(request.url())) scripts.push(request.url());
      });
      await page.goto(PAGE, { waitUntil: 'networkidle' });
      expect(scripts).toEqual([]);
      await expect(page.locator('script[type=speculationrules]')).toHaveCount(0);
    });
  }

  test('leaves following a link to the browser', async ({ page }) => {
    await page.goto(PAGE);
    const link = page.getByRole('link', { name: 'Sinco', exact: true }).first();
    await link.hover();
    expect(await clientScripts(page)).toBe(0);
    const loaded = page.waitForEvent('load');
    await link.click();
    await loaded;
    await expect(page).toHaveURL('/docs/sinco');
    expect(await isAlive(page)).toBe(false);
  });

  test('lets the browser fetch the page of a link that is pointed at', async ({ page }) => {
    await page.goto(PAGE);
    const rules = page.locator('script[type=speculationrules]');
    await expect(rules).toHaveCount(1);
    const { prefetch, prerender } = JSON.parse((await rules.textContent()) ?? '');
    expect(prefetch[0].eagerness).toBe('moderate');
    expect(prerender).toHaveLength(1);
    await waitUntilReady(page);
    await expect(rules).toHaveCount(0);
  });
});

test.describe('a page comes alive', () => {
  test('when the pointer is over a control', async ({ page }) => {
    await page.goto(PAGE);
    await page.locator('.breadcrumbs').hover();
    expect(await clientScripts(page)).toBe(0);
    await page.getByRole('button', { name: 'Colapsar barra lateral' }).hover();
    await expect.poll(() => isAlive(page)).toBe(true);
  });

  test('when a key is pressed', async ({ page }) => {
    await page.goto(PAGE);
    await page.keyboard.press('Tab');
    await expect.poll(() => isAlive(page)).toBe(true);
  });

  test('when it is scrolled past its first screen', async ({ page }) => {
    await page.goto(PAGE);
    await page.mouse.move(700, 500);
    await page.mouse.wheel(0, 300);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
    expect(await clientScripts(page)).toBe(0);
    await page.mouse.wheel(0, 900);
    await expect.poll(() => isAlive(page)).toBe(true);
  });

  test('by itself when it says nothing without its client', async ({ page }) => {
    await page.goto('/buscar?q=factura');
    await expect.poll(() => isAlive(page)).toBe(true);
  });
});

test.describe('what is done before the client is there', () => {
  test('opens the menu of a phone, once', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL, viewport: PHONE, hasTouch: true });
    const page = await context.newPage();
    const release = await holdClient(page);
    await page.goto(PAGE);
    const toggle = page.locator('.navbar__toggle');
    await toggle.tap();
    // Impatience is not a second gesture: it would close the menu again.
    await toggle.tap();
    release();
    await expect(page.locator('.navbar-sidebar--show')).toBeVisible();
    await expect.poll(() => isAlive(page)).toBe(true);
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await context.close();
  });

  test('toggles the theme although its button is still disabled', async ({ page }) => {
    const release = await holdClient(page);
    await page.goto(PAGE);
    const toggle = page.locator('.navbar [class*=toggleButton]');
    await expect(toggle).toBeDisabled();
    const { x = 0, y = 0, width = 0, height = 0 } = (await toggle.boundingBox()) ?? {};
    await page.mouse.click(x + width / 2, y + height / 2);
    release();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  for (const shortcut of ['Control+k', '/']) {
    test(`opens the search with ${shortcut}`, async ({ page }) => {
      const release = await holdClient(page);
      await page.goto(PAGE);
      await page.keyboard.press(shortcut);
      release();
      await expect(page.getByRole('dialog')).toBeVisible();
    });
  }

  test('opens the search with a click on its box', async ({ page }) => {
    const release = await holdClient(page);
    await page.goto(PAGE);
    await page.locator('.navbar').getByRole('link', { name: 'Buscar', exact: true }).click();
    release();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page).toHaveURL(PAGE);
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

test.describe('nothing moves', () => {
  for (const [type, address] of Object.entries(pageTypes)) {
    test(`on the ${type} page, at rest or coming alive`, async ({ page }) => {
      await page.addInitScript(() => {
        window.layoutShift = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            window.layoutShift += (entry as PerformanceEntry & { value: number }).value;
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.setViewportSize(PHONE);
      await page.goto(address);
      expect(await page.evaluate(() => window.layoutShift)).toBe(0);
      await showIntent(page);
      await waitUntilReady(page);
      expect(await page.evaluate(() => window.layoutShift)).toBe(0);
    });
  }
});
