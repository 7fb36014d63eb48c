import path from 'node:path';
import type { Page, Request } from '@playwright/test';
import type { SearchDocsFile } from '../../plugins/search/engine/types';
import { kinds } from '../../src/facts/kinds';
import { collectConsole } from './support/console-messages';
import { holdClient } from './support/hold-client';
import { openPage, waitUntilReady } from './support/open-page';
import {
  dialog,
  field,
  options,
  pressShortcut,
  searchBox,
  searchLink,
} from './support/search-dialog';
import { expect, test } from './support/site';

const DOCS_FILE = /\/search-docs-[0-9a-f]+\.json$/;
const INDEX_FILE = /\/search-index-[0-9a-f]+\.json$/;
/** A string that only the code of the dialog has. */
const DIALOG_STRING = 'Escriba lo que busca';

/** Options that are drawn while the reader types. */
const FIRST_DRAWN = 7;

/** Opens the dialog by its shortcut and types into it. */
async function searchFor(page: Page, query: string): Promise<void> {
  await pressShortcut(page);
  await field(page).fill(query);
}

/** Titles of the results that the dialog shows, best first. */
function shownTitles(page: Page): Promise<string[]> {
  return options(page).locator('[class*="title"]').allInnerTexts();
}

/** Titles of the first results of a query, once they are there; the others follow when the reader pauses. */
async function titlesFor(page: Page, query: string): Promise<string[]> {
  await field(page).fill(query);
  await expect(dialog(page).locator('[aria-busy="true"]')).toHaveCount(0);
  return shownTitles(page);
}

test.describe('R-BUS-01', () => {
  async function holdsDialogCode(request: Request): Promise<boolean> {
    const response = await request.response();
    return ((await response?.text()) ?? '').includes(DIALOG_STRING);
  }

  test('R-BUS-01 nothing of search is fetched until the reader turns to it', async ({ page }) => {
    const requests: Request[] = [];
    const workers: string[] = [];
    page.on('request', (request) => requests.push(request));
    page.on('worker', (worker) => workers.push(worker.url()));
    const scripts = () => requests.filter((request) => request.url().endsWith('.js'));
    const searchFiles = () => requests.filter((request) => request.url().includes('/search-'));

    await openPage(page, '/docs/delfin');
    await page.locator('a.navbar__link', { hasText: 'Sinco' }).click();
    await expect(page).toHaveURL(/\/docs\/sinco$/);
    await page.mouse.wheel(0, 2000);
    await page.waitForLoadState('networkidle');
    expect(searchFiles().map((request) => request.url())).toEqual([]);
    expect(workers).toEqual([]);
    const before = scripts();
    for (const request of before) expect(await holdsDialogCode(request)).toBe(false);

    await searchBox(page).focus();
    await expect.poll(() => searchFiles().length).toBe(3);
    await expect.poll(() => workers.length).toBe(1);
    await page.waitForLoadState('networkidle');
    const after = scripts().slice(before.length);
    const withDialog = await Promise.all(after.map(holdsDialogCode));
    expect(withDialog).toContain(true);
    expect(before.map((request) => request.url())).not.toContain(workers[0]);
  });

  /** Those that reach a page at rest in different ways: through its link, and through its script. */
  const AT_REST = ['click', 'Ctrl+K'];
  const gestures: Record<string, (page: Page) => Promise<void>> = {
    'focus by keyboard': async (page) => {
      await page.locator('a.navbar__link', { hasText: 'Ayudas' }).focus();
      await page.keyboard.press('Tab');
      await expect(searchBox(page)).toBeFocused();
    },
    // Before the client is there, a link stands in the place of the box.
    click: (page) => searchBox(page).or(searchLink(page)).click(),
    'Ctrl+K': (page) => page.keyboard.press('Control+K'),
    'Cmd+K': (page) => page.keyboard.press('Meta+K'),
    '/': (page) => page.keyboard.press('/'),
  };
  for (const [name, gesture] of Object.entries(gestures)) {
    test(`R-BUS-01 the two files are fetched at the first ${name}, once`, {
      tag: [
        ...(AT_REST.includes(name) ? ['@static'] : []),
        ...(name === 'click' ? ['@base-path'] : []),
      ],
    }, async ({ page, siteUrl }) => {
      const fetched: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/search-')) fetched.push(request.url());
      });
      await openPage(page, '/docs/delfin');
      expect(fetched).toEqual([]);
      await gesture(page);
      await expect.poll(() => fetched.length).toBeGreaterThanOrEqual(2);
      await searchBox(page).blur();
      await searchFor(page, 'factura');
      await expect(options(page).first()).toBeVisible();
      await expect.poll(() => fetched.length).toBe(3);
      const [first = '', second = '', third] = fetched;
      expect([first, second].sort()).toEqual([
        expect.stringContaining(`${siteUrl}/search-docs-`),
        expect.stringContaining(`${siteUrl}/search-index-`),
      ]);
      // What the answers show follows what finds them.
      expect(third).toContain(`${siteUrl}/search-texts-`);
    });
  }
});

test.describe('R-BUS-02', () => {
  test('R-BUS-02 the search docs file holds records and options', {
    tag: '@base-path',
  }, async ({ page, basePath }) => {
    await openPage(page, '/');
    const response = page.waitForResponse(DOCS_FILE);
    await searchBox(page).focus();
    const file: SearchDocsFile = await (await response).json();
    expect(file.searchDocs.length).toBeGreaterThan(kinds.routes(path.resolve('data')).size);
    for (const record of file.searchDocs) {
      expect(record).toMatchObject({
        url: expect.stringMatching(`^${basePath}`),
        text: expect.any(String),
        subcategory: expect.stringMatching(/./),
        title: expect.stringMatching(/./),
      });
    }
    expect(file.options).toEqual({
      maxHits: expect.any(Number),
      highlightResult: expect.any(Boolean),
    });
  });

  test('R-BUS-02 maxHits of the file limits the hits, in the dialog and on the page of all', async ({
    page,
  }) => {
    await page.route(DOCS_FILE, async (route) => {
      const response = await route.fetch();
      const file: SearchDocsFile = await response.json();
      file.options.maxHits = 3;
      await route.fulfill({ response, json: file });
    });
    await openPage(page, '/docs/delfin');
    await searchFor(page, 'factura');
    await expect(options(page)).toHaveCount(3);

    // As many as the dialog says, in the order that it has them.
    const count = await dialog(page).getByRole('status').textContent();
    const first = await options(page).first().getAttribute('href');
    await dialog(page).getByRole('link', { name: 'Ver todos los resultados' }).click();
    const results = page.getByRole('main').getByRole('listitem');
    await expect(results).toHaveCount(3);
    await expect(page.getByRole('main').getByRole('status')).toHaveText(count ?? '');
    await expect(results.first().getByRole('link')).toHaveAttribute('href', first ?? '');
    await page.getByRole('button', { name: 'Mostrar más resultados' }).click();
    await expect(results).toHaveCount(6);
    await results.nth(4).getByRole('link').scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => scrollY);
    // As soon as the page is drawn, which then has words to mark.
    const wentBack = page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          new MutationObserver((_changes, observer) => {
            if (!document.querySelector('article')) return;
            observer.disconnect();
            history.back();
            resolve();
          }).observe(document.body, { childList: true, subtree: true });
        }),
    );
    await results.nth(4).getByRole('link').click();
    await wentBack;
    await expect(results).toHaveCount(6);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  });
});

test.describe('R-BUS-03', () => {
  for (const { system, platform, shortcut, placeholder } of [
    { system: 'a Mac', platform: 'MacIntel', shortcut: 'Meta+K', placeholder: 'Search Cmd+K' },
    {
      system: 'Linux',
      platform: 'Linux x86_64',
      shortcut: 'Control+K',
      placeholder: 'Search Ctrl+K',
    },
    { system: 'Windows', platform: 'Win32', shortcut: 'Control+K', placeholder: 'Search Ctrl+K' },
  ]) {
    test(`R-BUS-03 on ${system} the box shows Loading..., then ${placeholder}, which works`, {
      tag: system === 'Linux' ? '@base-path' : [],
    }, async ({ page }) => {
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'platform', { value });
      }, platform);
      const release = await holdClient(page, INDEX_FILE);
      await openPage(page, '/');
      // Nothing loads before it is asked for.
      await expect(searchBox(page)).toHaveAttribute('placeholder', 'Buscar');
      await searchBox(page).focus();
      await expect(page.getByPlaceholder('Loading...', { exact: true })).toBeVisible();
      release();
      await expect(page.getByPlaceholder(placeholder, { exact: true })).toBeVisible();
      await expect(page.getByPlaceholder('Loading...')).toHaveCount(0);

      await searchBox(page).blur();
      await page.keyboard.press(shortcut);
      await expect(dialog(page)).toBeVisible();
      await expect(field(page)).toBeFocused();
    });
  }
});

test.describe('R-BUS-04', () => {
  test('R-BUS-04 accents, capitals, plurals, half-typed words and stop words of Spanish', async ({
    page,
  }) => {
    await openPage(page, '/');
    await page.keyboard.press('Control+K');
    await titlesFor(page, 'configuración');
    await expect.poll(() => options(page).count()).toBeGreaterThan(FIRST_DRAWN);
    const written = await shownTitles(page);
    await titlesFor(page, 'CONFIGURACION');
    await expect.poll(() => shownTitles(page)).toEqual(written);

    for (const [query, title] of [
      ['facturas electronicas', /Factura(ción)? electrónica/],
      ['cierre de caj', /Cierre de caja/],
      ['cómo hago para hacer el cierre de caja', /Cierre de caja/],
      ['descuadres de caja', /Descuadre de caja/],
    ] as const) {
      expect((await titlesFor(page, query)).slice(0, 3).join('\n'), query).toMatch(title);
    }
  });
});

test.describe('R-EST-06', () => {
  const marks = (page: Page) => page.locator('article mark');
  const navigationState = (page: Page) => page.evaluate(() => JSON.stringify(history.state));

  test('R-EST-06 the page of a chosen hit marks the word, once', {
    tag: ['@static', '@base-path'],
  }, async ({ page }) => {
    await openPage(page, '/');
    await searchFor(page, 'kardex');
    await expect(options(page).first()).toContainText(/k[aá]rdex/i);
    await options(page).first().click();
    await expect(page).toHaveURL(/\/docs\//);
    await expect(marks(page).first()).toHaveText(/k[aá]rdex/i);
    expect(await navigationState(page)).not.toContain('kardex');
    expect(await navigationState(page)).not.toContain('searchTerms');

    await page.reload();
    await waitUntilReady(page);
    await expect(marks(page)).toHaveCount(0);
  });

  test('R-EST-06 another hit on the same page marks its own words only', async ({ page }) => {
    await openPage(page, '/docs/delfin/consultas/kardex/');
    for (const query of ['kardex producto', 'kardex existencias']) {
      await searchFor(page, query);
      await dialog(page).locator('a[href*="/docs/delfin/consultas/kardex/"]').first().click();
      await expect(dialog(page)).toBeHidden();
    }
    await expect(marks(page).first()).toBeVisible();
    for (const text of await marks(page).allTextContents())
      expect(text).toMatch(/k[aá]rdex|existencia/i);
  });

  test('R-EST-06 R-ERR-05 a state that cannot be read is logged and nothing else', async ({
    page,
  }) => {
    await openPage(page, '/docs/delfin');
    await page.evaluate(() => history.replaceState({ key: 'x', state: { searchTerms: 5 } }, ''));
    const messages = collectConsole(page);
    await page.reload();
    await waitUntilReady(page);
    await expect.poll(() => messages.map(({ type }) => type)).toEqual(['error']);
    expect(messages[0]?.text).toContain('expected a list of words');
    expect(await navigationState(page)).not.toContain('searchTerms');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
