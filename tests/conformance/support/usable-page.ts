import { expect, type Locator, type Page } from '@playwright/test';
import { shownEnglish } from './english-messages';

/** Milliseconds within which a client that does not come has given the controls back. */
const PATIENCE = 12_000;

/** Milliseconds within which a search whose files or worker hang has said so. */
const SEARCH_PATIENCE = 40_000;

/** Words that only developers may see. */
const DEVELOPERS_WORDS =
  /This page crashed|Try again|Loading chunk|did not load properly|Esta página ha fallado|\b(?:Uncaught|TypeError|ReferenceError|SyntaxError|URIError|URI malformed|undefined|NaN)\b|\[object /;

/**
 * What holds on every page whatever breaks: its heading and text can be read, its links followed, nothing
 * is in English or meant for developers, and the address of the window is that of the page in it.
 */
export async function expectSound(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  const { text, links } = await page.evaluate(() => ({
    // biome-ignore lint/performance/useDomNodeTextContent: What is hidden is not read.
    text: document.body.innerText,
    links: document.querySelectorAll('a[href]').length,
  }));
  expect(DEVELOPERS_WORDS.exec(text)?.[0], 'words for developers').toBeUndefined();
  expect(await shownEnglish(page), 'untranslated').toEqual([]);
  expect(text.length, 'letters of the page').toBeGreaterThan(200);
  expect(links, 'links of the page').toBeGreaterThan(10);
  const named = () =>
    page.evaluate(() => {
      const { href = '' } = document.querySelector<HTMLLinkElement>('link[rel=canonical]') ?? {};
      return new URL(href).pathname === location.pathname;
    });
  await expect.poll(named, 'the address is that of the page').toBe(true);
}

/** The first of some elements that can be seen. */
function firstVisible(...[first, ...others]: [Locator, ...Locator[]]): Locator {
  return others
    .reduce((all, other) => all.or(other), first)
    .filter({ visible: true })
    .first();
}

/** Searches from the navbar, and finds something or is told where to look instead. */
export async function expectSearch(page: Page): Promise<void> {
  const name = 'Buscar en la ayuda';
  const field = page.getByRole('combobox', { name }).or(page.getByRole('searchbox', { name }));
  const map = page.getByRole('heading', { level: 1, name: 'Mapa del sitio' });
  const retry = page.getByRole('button', { name: 'Reintentar' });
  const mapLink = page.locator(':is(dialog[open], [role=alert]) a[href$="/mapa"]');
  await page.locator('.navbar :is([data-search], input[type=search])').click();
  await expect(firstVisible(field, map, retry)).toBeVisible({ timeout: PATIENCE });
  await page.keyboard.type('factura');
  await expect(firstVisible(page.getByRole('option'), map, retry, mapLink)).toBeVisible({
    timeout: SEARCH_PATIENCE,
  });
  await expectSound(page);
}

/** Unfolds an example, which stays open, and then searches: neither is worse than without scripts. */
export async function expectUsable(page: Page): Promise<void> {
  // What never answers holds up every later event.
  await page.goto('/docs/api/pasos-iniciales/probar/', { waitUntil: 'commit' });
  await expectSound(page);
  const details = page.locator('main details:has(pre)').first();
  await expect(async () => {
    if ((await details.getAttribute('open')) === null) await details.locator('summary').click();
    await expect(details.locator('pre').first()).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: PATIENCE });
  await expectSearch(page);
}
