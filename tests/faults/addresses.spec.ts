import { expect, type Page } from '@playwright/test';
import { browserFaults, type Reader } from './support/browser-faults';
import type { Fault } from './support/fault';
import { expectSound } from './support/survival';

const PROCEDURE = '/docs/delfin/pasos-iniciales/vender/';
const INJECTION = '"><img src=x onerror="window.injected=1"><script>window.injected=1</script>';

/** Fails when something of an address became part of the page. */
async function expectNothingInjected(page: Page): Promise<void> {
  const found = await page.evaluate(() => ({
    ran: 'injected' in window,
    elements: document.querySelectorAll('img[src="x"], [onerror]').length,
    prototype: 'polluted' in {},
  }));
  expect(found).toEqual({ ran: false, elements: 0, prototype: false });
}

async function hydrate(page: Page): Promise<void> {
  await page.waitForLoadState();
  await page.keyboard.press('Shift');
  await page.locator('html[data-has-hydrated="true"] .navbar').waitFor();
}

/** A page that is opened at such an address, and one that gets it when it is alive. */
function oddEnd(what: string, end: string, fast = false): Fault<Reader>[] {
  const expected = 'the page, sound, with nothing of the address in it';
  return [
    {
      fault: `${what}; the reader opens a link with it`,
      expected,
      fast,
      async run({ open }) {
        const page = await open();
        await page.goto(PROCEDURE + end);
        await hydrate(page);
        await expectSound(page);
        await expectNothingInjected(page);
        return 'the page';
      },
    },
    {
      fault: `${what}; a page that is alive gets it`,
      expected,
      fast,
      async run({ open }) {
        const page = await open();
        await page.goto(PROCEDURE);
        await hydrate(page);
        // As a link of the page, an edit of the address or a step back do.
        await page.evaluate((address) => {
          const { hash, pathname, search } = new URL(address, location.href);
          if (hash) location.hash = hash;
          if (search) history.pushState(null, '', pathname + search + hash);
          dispatchEvent(new PopStateEvent('popstate', { state: null }));
        }, end);
        await page.evaluate(() => new Promise(requestAnimationFrame));
        await expectSound(page);
        await expectNothingInjected(page);
        return 'the page';
      },
    },
  ];
}

const ends: readonly Fault<Reader>[] = [
  ...oddEnd('a hash of no valid encoding, #50%', '#50%', true),
  ...oddEnd('a hash of a broken letter, #%E0%A4%A', '#%E0%A4%A'),
  ...oddEnd('a hash with HTML in it', `#${INJECTION}`),
  ...oddEnd('a hash that is a selector, #a]:has(*)', '#a]:has(*)'),
  ...oddEnd('a hash of 20,000 letters', `#${'a'.repeat(20_000)}`),
  ...oddEnd('a hash with a name of JavaScript, #__proto__', '#__proto__'),
  ...oddEnd('a query of no valid encoding, ?a=%', '?a=%'),
  ...oddEnd('a query with HTML in it', `?utm_source=${INJECTION}`),
  ...oddEnd(
    'a query for the prototype of every object',
    '?__proto__[polluted]=1&constructor[prototype][polluted]=1',
  ),
  ...oddEnd('a query of 6,000 letters', `?a=${'a'.repeat(6_000)}`),
  ...oddEnd('a query that says the page is alive', '?docusaurus-data-has-hydrated=true'),
  ...oddEnd('a query for a theme that is none', `?docusaurus-theme=${INJECTION}`),
];

/** What the page of results makes of a question nobody asks in earnest. */
function oddQuestion(
  what: string,
  query: string,
  { asks = true, fast = false } = {},
): Fault<Reader> {
  return {
    fault: `${what}; the reader opens the page of results`,
    expected: 'results, or that there are none; nothing of the question as HTML',
    fast,
    async run({ open }) {
      const page = await open();
      await page.goto(`/buscar?${query}`);
      const answer = page.getByRole('status').filter({ hasText: /resultado/i });
      const form = page.getByLabel('Qué busca');
      await expect(asks ? answer : form).toBeVisible({ timeout: 15_000 });
      await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
      await expectSound(page);
      await expectNothingInjected(page);
      return asks ? ((await answer.textContent()) ?? '') : 'the form';
    },
  };
}

const questions: readonly Fault<Reader>[] = [
  oddQuestion('a question with HTML in it', `q=${encodeURIComponent(INJECTION)}`, { fast: true }),
  oddQuestion('a question of no valid encoding', 'q=%E0%A4%A'),
  oddQuestion('a question of one percent sign', 'q=%'),
  oddQuestion('a question of 10,000 letters', `q=${'a'.repeat(10_000)}`),
  oddQuestion('a question of 3,000 words', `q=${'caja+'.repeat(3_000)}`),
  oddQuestion('a question of spaces', 'q=+++', { asks: false }),
  oddQuestion('a question of signs', `q=${encodeURIComponent('¿?*+()[]{}^$|\\.')}`),
  oddQuestion(
    'a question of little pictures and other scripts',
    `q=${encodeURIComponent('🧾👩‍👩‍👧 فاتورة 発票')}`,
  ),
  oddQuestion('a question with half a surrogate pair', 'q=%ED%A0%80caja'),
  oddQuestion('a question from right to left', `q=${encodeURIComponent('\u202Eajac')}`),
  oddQuestion('a question called constructor', 'q=constructor+__proto__+toString'),
  oddQuestion('two questions', 'q=caja&q=factura'),
  oddQuestion('a question as a list', 'q[]=caja', { asks: false }),
  oddQuestion('no question', 'Q=caja', { asks: false }),
];

/** The spellings of an address that links and people make. */
function spelling(what: string, address: string, arrives: string, fast = false): Fault<Reader> {
  return {
    fault: `${what}, ${address.length > 60 ? `${address.slice(0, 40)}…` : address}`,
    expected:
      arrives === '404'
        ? 'the page for what is not there, with a way on'
        : `the page at ${arrives}`,
    fast,
    async run({ open }) {
      const page = await open({ javaScriptEnabled: false });
      const response = await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const { pathname } = new URL(page.url());
      if (arrives !== '404') {
        expect(response?.status()).toBe(200);
        expect(decodeURI(pathname)).toBe(arrives);
        return pathname;
      }
      expect(response?.status()).toBe(404);
      await expect(page.locator('main a[href$="/mapa"], main a[href="/"]').first()).toBeVisible();
      return ((await page.getByRole('heading', { level: 1 }).textContent()) ?? '').trim();
    },
  };
}

const spellings: readonly Fault<Reader>[] = [
  spelling('a slash too few', '/docs/delfin/pasos-iniciales/vender', PROCEDURE),
  spelling('a slash too many', '/docs/delfin/', '/docs/delfin'),
  spelling('two slashes at the end', '/docs/delfin//', '/docs/delfin'),
  spelling('the name of the file', '/docs/delfin/pasos-iniciales/vender/index.html', PROCEDURE),
  spelling('an ending .html', '/docs/delfin.html', '/docs/delfin'),
  spelling('a folder named twice, by a dot', '/docs/./delfin', '/docs/delfin'),
  spelling('a way back and forth', '/docs/sinco/../delfin', '/docs/delfin'),
  spelling('encoded letters', '/docs/%64elfin', '/docs/delfin'),
  spelling('capitals', '/Docs/Delfin', '404', true),
  spelling('two slashes in the middle', '/docs//delfin', '404'),
  spelling('an accent that the address lacks', '/docs/delfín', '404'),
  spelling('an accent in two characters', `/blog/tags/${'facturación'.normalize('NFD')}`, '404'),
  spelling('a space at the end', '/docs/delfin%20', '404'),
  spelling('the full stop of a sentence', '/docs/delfin.', '404'),
  spelling('a bracket from a message', '/docs/delfin)', '404'),
  spelling('an encoded slash', '/docs%2Fdelfin%2Fnada', '404'),
  spelling('NUL', '/docs/delfin%00', '404'),
  spelling('bytes that are no text', '/docs/%FF%FE', '404'),
  spelling('a backslash', '/docs%5Cdelfin', '404'),
  spelling('a semicolon', '/docs/delfin;jsessionid=1', '404'),
  spelling('HTML', '/docs/%3Cimg%20src=x%20onerror=alert(1)%3E', '404'),
  spelling('a very long one', `/docs/${'a'.repeat(5_000)}`, '404'),
  spelling('what robots look for', '/wp-login.php', '404'),
];

/** What another program, or another edition of the site, has left in the history. */
function oddState(what: string, state: unknown, fast = false): Fault<Reader> {
  return {
    fault: `${what}; the reader loads the page again`,
    expected: 'the page, sound',
    fast,
    async run({ open }) {
      const page = await open();
      await page.goto(PROCEDURE);
      await page.evaluate((value) => history.replaceState(value, ''), state);
      await page.reload();
      await hydrate(page);
      await expectSound(page);
      await expectNothingInjected(page);
      return 'the page';
    },
  };
}

const states: readonly Fault<Reader>[] = [
  oddState('a text in the history', INJECTION, true),
  oddState('a list in the history', [null, 1, [[]]]),
  oddState('words to mark that are no texts', { key: 'a', state: { searchTerms: [{}, null, 7] } }),
  oddState('words to mark that are no list', { key: 'a', state: { searchTerms: 7 } }),
  oddState('HTML as the words to mark', { key: 'a', state: { searchTerms: [INJECTION] } }),
  oddState('kept words of a search that are an object', { key: 'a', state: { typedWords: {} } }),
  oddState('HTML as kept words of a search', { key: 'a', state: { typedWords: INJECTION } }),
];

const typed: readonly Fault<Reader>[] = [
  {
    fault: 'HTML typed into the search; the reader looks at what comes',
    expected: 'it is text, and nothing of it runs',
    fast: true,
    async run({ open }) {
      const page = await open();
      await page.goto(PROCEDURE);
      await page.keyboard.press('Control+k');
      const field = page.getByRole('combobox', { name: 'Buscar en la ayuda' });
      await field.fill(`caja ${INJECTION}`);
      await expect(
        page.locator('dialog[open] [role=option], dialog[open] [role=status]').first(),
      ).toBeAttached();
      await expectNothingInjected(page);
      await field.press('Enter');
      await expectSound(page);
      await expectNothingInjected(page);
      return 'text only';
    },
  },
  {
    fault: 'a hundred thousand letters pasted into the search',
    expected: 'the page goes on answering',
    async run({ open }) {
      const page = await open();
      await page.goto(PROCEDURE);
      await page.keyboard.press('Control+k');
      const field = page.getByRole('combobox', { name: 'Buscar en la ayuda' });
      await field.fill('ventas '.repeat(15_000));
      await field.fill('caja');
      await expect(page.getByRole('option').first()).toContainText(/caja/i);
      return 'results of the next question';
    },
  },
  {
    fault: 'back, forward and back before a page has come',
    expected: 'the page of the address',
    fast: true,
    async run({ open }) {
      const page = await open();
      await page.goto('/docs/sinco');
      await hydrate(page);
      for (const [name, id] of [
        ['API', 'api'],
        ['Mobile', 'mobile'],
      ]) {
        await page.locator('a.navbar__link', { hasText: name }).click();
        await expect(page.locator(`html.docs-doc-id-${id}`)).toBeAttached();
      }
      await page.evaluate(() => {
        history.back();
        history.forward();
        history.back();
      });
      await expectSound(page);
      return 'the page of the address';
    },
  },
  {
    fault: 'a link that was clicked four times',
    expected: 'one step in the history',
    async run({ open }) {
      const page = await open();
      await page.goto('/docs/sinco');
      await hydrate(page);
      await page.locator('a.navbar__link', { hasText: 'API' }).click({ clickCount: 4 });
      await expect(page.locator('html.docs-doc-id-api')).toBeAttached();
      await page.goBack();
      await expect(page).toHaveURL(/\/docs\/sinco$/);
      await expect(page.locator('html.docs-doc-id-sinco')).toBeAttached();
      return 'one step back';
    },
  },
];

browserFaults('Addresses and what is typed', [
  ...ends,
  ...questions,
  ...spellings,
  ...states,
  ...typed,
]);
