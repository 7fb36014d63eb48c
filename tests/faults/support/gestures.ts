import { type BrowserContextOptions, expect, type Locator, type Page } from '@playwright/test';
import {
  eventually,
  expectSound,
  expectWayOut,
  failureMessage,
  firstSeen,
  LIMIT,
  SEARCH_LIMIT,
  wayOut,
} from './survival';

/** What a reader does, on which page, and what counts as survived. */
export interface Gesture {
  readonly does: string;
  readonly address: string;
  readonly expected: string;
  readonly context?: BrowserContextOptions;
  /** Acts on the open page. @returns what was seen @throws when the fault was not survived */
  readonly act: (page: Page) => Promise<string>;
}

const PROCEDURE = '/docs/delfin/pasos-iniciales/vender/';
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** Milliseconds after which a reader takes it that nothing happened. */
const RECONSIDERED = 4_000;

/** Acts again and again, as readers do, until it is seen; then it must stay. */
async function insist(act: () => Promise<void>, isDone: () => Promise<boolean>): Promise<void> {
  await expect(async () => {
    if (!(await isDone())) await act();
    await expect.poll(isDone, { timeout: RECONSIDERED }).toBe(true);
  }).toPass({ timeout: LIMIT, intervals: [300] });
  // A gesture that comes after the message asks again, and until then the message is away.
  await expect.poll(isDone, { message: 'it did not stay', timeout: RECONSIDERED }).toBe(true);
}

async function pathOf(link: Locator): Promise<string> {
  return link.evaluate((element) => decodeURI((element as HTMLAnchorElement).pathname));
}

/** Follows a link and arrives at a sound page. */
async function follow(page: Page, link: Locator): Promise<string> {
  const path = await pathOf(link);
  await link.click();
  await expect
    .poll(() => decodeURI(new URL(page.url()).pathname), {
      timeout: LIMIT,
      message: 'the link leads nowhere',
    })
    .toBe(path);
  await expect
    .poll(
      () =>
        page.evaluate(
          () => document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? '',
        ),
      {
        timeout: LIMIT,
        message: 'the address changed, the page did not',
      },
    )
    .toContain(encodeURI(path));
  await expectSound(page);
  return path;
}

function contentLink(page: Page): Locator {
  return page
    .locator('main a:is([href^="/docs/"],[href^="/blog/"]):not([href*="#"]):visible')
    .first();
}

async function readAndFollow(page: Page): Promise<string> {
  await expectSound(page);
  const title = await page.getByRole('heading', { level: 1 }).first().textContent();
  return `«${title}» was read; the link led to ${await follow(page, contentLink(page))}`;
}

async function openDetails(page: Page): Promise<string> {
  const details = page.locator('main details:has(pre)').first();
  const code = details.locator('pre').first();
  await insist(
    () => details.locator('summary').click({ timeout: 2_000 }),
    () => code.isVisible(),
  );
  await expectSound(page);
  return 'it opened, and stayed open';
}

async function openMenu(page: Page): Promise<string> {
  const menu = page
    .locator(
      'dialog[open] a[href^="/docs"]:visible, .navbar-sidebar--show a[href^="/docs"]:visible',
    )
    .first();
  const message = failureMessage(page);
  await insist(
    () => page.locator('.navbar__toggle').tap({ timeout: 2_000 }),
    async () => (await menu.isVisible()) || (await message.isVisible()),
  );
  await expectSound(page);
  // The menu of the static page may just be giving way to that of the client.
  const seen = await firstSeen({ menu, message });
  return seen === 'menu' ? 'the menu opened with links to the pages' : expectWayOut(page);
}

async function changeTheme(page: Page): Promise<string> {
  const root = page.locator('html');
  const toggle = page.locator('.navbar [class*=toggleButton]').first();
  const before = await root.getAttribute('data-theme');
  await insist(
    async () => {
      const { x = 0, y = 0, width = 0, height = 0 } = (await toggle.boundingBox()) ?? {};
      await page.mouse.click(x + width / 2, y + height / 2);
    },
    async () =>
      (await root.getAttribute('data-theme')) !== before ||
      (await failureMessage(page).isVisible()),
  );
  await expectSound(page);
  const after = await root.getAttribute('data-theme');
  return after === before ? expectWayOut(page) : `the theme became ${after}`;
}

/** What the page of results says: results, or why there are none and where to look instead. */
async function expectResults(page: Page): Promise<string> {
  const results = page.locator('main ol > li a').first();
  // At first the page says where to look without scripts.
  await firstSeen({ results }, RECONSIDERED).catch(() => undefined);
  const seen = await eventually(
    async () => ((await results.isVisible()) ? 'results were shown' : wayOut(page)),
    'neither results nor a way out',
    SEARCH_LIMIT,
  );
  await expectSound(page);
  return seen;
}

/** A message may be giving way to what it said was missing: the client asks again at each letter. */
function expectResultsOrWayOut(page: Page, results: Locator): Promise<string> {
  return eventually(
    async () => ((await results.isVisible()) ? 'results in the dialog, late' : wayOut(page)),
    'there is neither an answer nor a way out',
    LIMIT,
  );
}

/** Types into the field that opened, and takes results there, or those of the page that Enter leads to. */
async function searchInField(page: Page, field: Locator): Promise<string> {
  await field.pressSequentially('factura');
  const results = page.getByRole('option').first();
  const message = failureMessage(page);
  const seen = await firstSeen({ results, message }, 4_000).catch(() => 'field');
  if (seen === 'results') {
    await expectSound(page);
    return 'results in the dialog';
  }
  if (seen === 'message') return expectResultsOrWayOut(page, results);
  await field.press('Enter');
  const before = new URL(PROCEDURE, page.url()).href;
  await expect
    .poll(
      async () =>
        page.url() !== before || (await results.isVisible()) || (await message.isVisible()),
      { timeout: SEARCH_LIMIT, message: 'neither results, nor a page, nor a message' },
    )
    .toBe(true);
  if (page.url().includes('/buscar?')) return `Enter led to ${await expectResults(page)}`;
  await expectSound(page);
  if (page.url() !== before) return 'Enter led to the first result';
  return expectResultsOrWayOut(page, results);
}

/** Opens the search and finds something, or is told where to look instead. */
async function search(page: Page, open: () => Promise<void>): Promise<string> {
  const field = page
    .getByRole('combobox', { name: 'Buscar en la ayuda' })
    .or(page.getByRole('searchbox', { name: 'Buscar en la ayuda' }))
    .first();
  const map = page.getByRole('heading', { level: 1, name: 'Mapa del sitio' });
  await insist(
    open,
    async () =>
      (await field.isVisible()) ||
      (await map.isVisible()) ||
      (await failureMessage(page).isVisible()),
  );
  if (await field.isVisible()) return searchInField(page, field);
  await expectSound(page);
  if (await map.isVisible()) return 'it led to the map of the site';
  return expectWayOut(page);
}

async function tick(page: Page): Promise<string> {
  const box = page.locator('main input[type=checkbox]').first();
  await insist(
    () => box.click({ timeout: 2_000 }),
    () => box.isChecked(),
  );
  await expectSound(page);
  return 'the box was ticked, and stayed so';
}

async function buildQuery(page: Page): Promise<string> {
  const builder = page.getByRole('region', { name: 'Constructor de consultas' });
  const answer = builder.getByText(/JSON de \/puntos/).first();
  await insist(
    async () => {
      const entity = builder.getByRole('combobox', { name: 'Entidad' });
      if (await entity.isVisible()) {
        await entity.focus({ timeout: 2_000 });
        await entity.selectOption('puntos', { timeout: 2_000 });
      }
    },
    async () => (await answer.isVisible()) || (await failureMessage(page).isVisible()),
  );
  await expectSound(page);
  return (await answer.isVisible()) ? 'the query was answered' : expectWayOut(page);
}

const SEARCH_EXPECTED = 'results, or a page of results, or a message with a way out';

/** The gestures of a reader. What survived means for each is said here, and nowhere else. */
export const gestures = {
  follows: {
    does: 'the reader reads a procedure and follows a link',
    address: PROCEDURE,
    expected: 'the text is there, the link leads to its page',
    act: readAndFollow,
  },
  followsFromHome: {
    does: 'the reader comes to the home page and follows a link',
    address: '/',
    expected: 'the text is there, the link leads to its page',
    act: readAndFollow,
  },
  followsFromBlog: {
    does: 'the reader comes to the blog and follows a link',
    address: '/blog',
    expected: 'the text is there, the link leads to its page',
    act: readAndFollow,
  },
  opensDetails: {
    does: 'the reader unfolds an example',
    address: '/docs/api/pasos-iniciales/probar/',
    expected: 'it opens and stays open',
    act: openDetails,
  },
  opensMenu: {
    does: 'the reader opens the menu of a phone',
    address: PROCEDURE,
    expected: 'the menu opens with links, or a message says so with a way out',
    context: PHONE,
    act: openMenu,
  },
  changesTheme: {
    does: 'the reader changes the theme',
    address: PROCEDURE,
    expected: 'the theme changes, or a message says so with a way out',
    act: changeTheme,
  },
  pressesCtrlK: {
    does: 'the reader searches with Ctrl+K',
    address: PROCEDURE,
    expected: SEARCH_EXPECTED,
    act: (page) => search(page, () => page.keyboard.press('Control+k')),
  },
  pressesSlash: {
    does: 'the reader searches with /',
    address: PROCEDURE,
    expected: SEARCH_EXPECTED,
    act: (page) => search(page, () => page.keyboard.press('/')),
  },
  clicksSearch: {
    does: 'the reader presses the search box',
    address: PROCEDURE,
    expected: `${SEARCH_EXPECTED}, or the map of the site`,
    act: (page) =>
      search(page, () =>
        page
          .locator('.navbar')
          .getByRole('link', { name: 'Buscar' })
          .or(page.locator('.navbar input'))
          .first()
          .click({ timeout: 2_000 }),
      ),
  },
  ticks: {
    does: 'the reader ticks a page of a path as read',
    address: '/aprender',
    expected: 'the box is ticked and stays so',
    act: tick,
  },
  opensResults: {
    does: 'the reader opens a page of results',
    address: '/buscar?q=factura',
    expected: 'results, or a message with a retry or the map of the site',
    act: expectResults,
  },
  buildsQuery: {
    does: 'the reader builds a query of the API',
    address: '/docs/api/modo-de-uso/ejemplos/',
    expected: 'the query is answered, or a message says so with a way out',
    act: buildQuery,
  },
} as const satisfies Record<string, Gesture>;

export type GestureName = keyof typeof gestures;
