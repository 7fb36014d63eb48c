import type { Page } from '@playwright/test';
import { collectConsole } from '../conformance/support/console-messages';
import { holdClient } from '../conformance/support/hold-client';
import { openPage } from '../conformance/support/open-page';
import { clientMenu, menuToggle } from '../conformance/support/phone-menu';
import { searchLink } from '../conformance/support/search-dialog';
import { expect, test } from '../conformance/support/site';
import { expectUsable } from '../conformance/support/usable-page';
import { PHONE } from '../conformance/support/viewports';
import { withoutStorage } from '../conformance/support/without-storage';

const PAGE = '/docs/delfin/pasos-iniciales/vender/';

/** Runs in each page before anything of the site does. An arrow function: a browser is given its source. */
function before(script: () => void) {
  return (page: Page): Promise<unknown> => page.addInitScript(script);
}

const withoutDialogs = before(() => {
  Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal');
  Reflect.deleteProperty(HTMLDialogElement.prototype, 'show');
  Reflect.deleteProperty(HTMLDialogElement.prototype, 'close');
});

test('the theme changes though localStorage throws', async ({ page }) => {
  const errors = collectConsole(page);
  await withoutStorage(page);
  // The client would say the right colours in the place of the page at rest.
  await holdClient(page);
  await page.goto(PAGE, { waitUntil: 'domcontentloaded' });
  const toggle = page.locator('.navbar [class*=toggleButton]');
  // Disabled until the client comes, for those who cannot know better.
  await toggle.click({ force: true });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(toggle).toHaveAttribute('title', 'modo oscuro');
  expect(errors).toEqual([]);
});

test('the menu of a phone opens without <dialog>, as in Safari 14', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await withoutDialogs(page);
  await page.goto(PAGE);
  await menuToggle(page).click();
  const entry = clientMenu(page).getByRole('link', { name: 'Configurar la empresa' });
  await expect(entry).toBeVisible();
});

test('the search leads to the page of results without <dialog>', {
  tag: '@nightly',
}, async ({ page }) => {
  await withoutDialogs(page);
  await page.goto(PAGE);
  await searchLink(page).click();
  await page.getByRole('searchbox', { name: 'Buscar en la ayuda' }).fill('factura');
  await page.keyboard.press('Enter');
  await expect(page.locator('main ol > li a').first()).toContainText(/factura/i);
});

/** As a browser translates a page: whatever it shows, and what comes later, but for what says that it is not to be. */
const translated = before(() => {
  const translate = () => {
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (nodes.nextNode()) texts.push(nodes.currentNode as Text);
    for (const text of texts) {
      const kept = 'script,style,pre,font,[translate=no]';
      if (!text.data.trim() || text.parentElement?.closest(kept)) continue;
      const font = document.createElement('font');
      text.replaceWith(font);
      font.append(text.data);
    }
  };
  addEventListener('load', () => setInterval(translate, 100));
});

test('the search answers on a page that the browser translates', async ({ page }) => {
  await translated(page);
  await openPage(page, PAGE);
  await page.keyboard.press('Control+k');
  const options = page.getByRole('option');
  for (const words of ['kardex', 'cierre de caja', 'xqzzw', 'anular']) {
    await page.getByRole('combobox').fill(words);
    await expect(page.locator('dialog [aria-busy=true]')).toHaveCount(0);
    await expect(options.first()).toBeVisible();
  }
  await expect(options.first()).toContainText(/anula/i);
});

const LACKS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'localStorage throws': withoutStorage,
  'Worker is missing': before(() => {
    Reflect.deleteProperty(window, 'Worker');
  }),
  'localStorage is full': before(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  }),
  'localStorage holds rubbish under every key of the site': before(() => {
    for (const key of [
      ...['theme', 'paginas-leidas', 'busquedas-recientes', 'ultimas-paginas'],
      ...['docusaurus.announcement.dismiss', 'docusaurus.tab.lenguaje'],
    ]) {
      localStorage.setItem(key, '{"__proto__":[<img src=x onerror=alert(1)>');
    }
  }),
  'sessionStorage throws': before(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  }),
  'indexedDB and caches are missing': before(() => {
    Object.defineProperty(window, 'indexedDB', { value: undefined });
    Object.defineProperty(window, 'caches', { value: undefined });
  }),
  'a Worker starts and never says a word': before(() => {
    window.Worker = class extends EventTarget {
      postMessage() {}
      terminate() {}
    } as unknown as typeof Worker;
  }),
  'requestIdleCallback is missing, as in Safari': before(() => {
    Reflect.deleteProperty(window, 'requestIdleCallback');
  }),
  'IntersectionObserver is missing': before(() => {
    Reflect.deleteProperty(window, 'IntersectionObserver');
  }),
  'an extension keeps every fetch from the network': before(() => {
    window.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  }),
  'pushState throws, as after a hundred calls in Safari': before(() => {
    history.pushState = () => {
      throw new DOMException('Too many calls.', 'SecurityError');
    };
  }),
  'the browser translates the page into other elements': translated,
  'an extension puts elements of its own into head and body': before(() => {
    addEventListener('DOMContentLoaded', () => {
      document.head.prepend(document.createElement('meta'));
      document.body.prepend(document.createElement('grammarly-extension'));
      document.body.append(document.createElement('div'));
      document.body.setAttribute('cz-shortcut-listen', 'true');
    });
  }),
};

for (const [lack, prepare] of Object.entries(LACKS)) {
  test(`a page can be used though ${lack}`, { tag: '@nightly' }, async ({ page }) => {
    await prepare(page);
    await expectUsable(page);
  });
}
