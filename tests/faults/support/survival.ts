import { expect, type Locator, type Page } from '@playwright/test';
import { shownEnglish } from '../../conformance/support/english-messages';

/** Milliseconds after which a client that has not come must have given the controls back. */
export const PATIENCE = 8_000;

/** Milliseconds that an entry waits for what the site promises within `PATIENCE`. */
export const LIMIT = PATIENCE + 4_000;

/** Milliseconds within which a search whose files or worker hang has said so. */
export const SEARCH_LIMIT = 35_000;

/** Words that only developers may see. */
const DEVELOPERS_WORDS =
  /This page crashed|Try again|Loading chunk|did not load properly|Esta página ha fallado|\b(?:Uncaught|TypeError|ReferenceError|SyntaxError|URIError|URI malformed|undefined|NaN)\b|\[object /;

/** The line that says that something could not be loaded. */
export function failureMessage(page: Page): Locator {
  return page
    .getByText(/\bno (?:se )?(?:pudo|pudieron|puede) (?:carg|abr|us|tra)|\bno (?:se )?carg[óa]/i)
    .filter({ visible: true })
    .first();
}

export function retryButton(page: Page): Locator {
  return page.getByRole('button', { name: /reintentar|intentar de nuevo/i }).first();
}

/** A link to the map of the site, in the part of the page that was asked something. */
export function mapLink(page: Page): Locator {
  return page
    .locator('main, dialog[open], [role=alert], [role=status]')
    .locator('a[href$="/mapa"]')
    .first();
}

/** What a probe finds at last. @throws Error with `message` when it finds nothing in time */
export async function eventually<Found extends string>(
  probe: () => Promise<Found | undefined>,
  message: string,
  limit: number,
): Promise<Found> {
  let found: Found | undefined;
  const look = async () => {
    found = await probe();
    return found;
  };
  await expect.poll(look, { timeout: limit, message }).toBeDefined();
  if (found === undefined) throw new Error(message);
  return found;
}

/** The first of some things that is visible, by its name. @throws Error when none comes in time */
export function firstSeen<Name extends string>(
  things: Readonly<Record<Name, Locator>>,
  limit = LIMIT,
): Promise<Name> {
  const names = Object.keys(things) as Name[];
  const visible = async () => {
    for (const name of names) if (await things[name].isVisible()) return name;
    return undefined;
  };
  return eventually(visible, `none was seen in ${limit / 1000} s: ${names.join(', ')}`, limit);
}

/** What stands in for an answer: a message that says what to do, retry or the map of the site. */
export async function wayOut(page: Page): Promise<string | undefined> {
  const [message = ''] = await failureMessage(page).allTextContents();
  const ways = [
    ...((await retryButton(page).isVisible()) ? ['Reintentar'] : []),
    ...((await mapLink(page).isVisible()) ? ['/mapa'] : []),
  ];
  if (ways.length === 0) return undefined;
  return `«${message.replace(/\s+/g, ' ').slice(0, 80)}» with ${ways.join(' and ')}`;
}

/** Where there is no answer, the page says what to do; one message may just be giving way to another. */
export function expectWayOut(page: Page): Promise<string> {
  return eventually(() => wayOut(page), 'there is neither an answer nor a way out', LIMIT);
}

/** The address of the window and that of the page in it agree, once the next page has come. */
async function expectOwnAddress(page: Page): Promise<void> {
  const places = () =>
    page.evaluate(() => {
      const link = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
      const named = decodeURI(new URL(link?.href ?? location.href).pathname);
      // The page for what is not there stands at any address.
      return named === '/404.html' ? '' : `${decodeURI(location.pathname)} shows ${named}`;
    });
  await expect
    .poll(places, { timeout: LIMIT, message: 'address and page disagree' })
    .toMatch(/^(\S*) shows \1$|^$/);
}

/**
 * What holds on every page whatever breaks: it is a page of the site, its text can be read, its links
 * followed, nothing is in English, none of it is a page about an error, and its address is its own.
 */
export async function expectSound(page: Page): Promise<void> {
  expect(page.url(), 'the browser shows an error page').toMatch(/^http/);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  const facts = await page.evaluate(() => {
    return {
      // biome-ignore lint/performance/useDomNodeTextContent: What is hidden is not read.
      text: document.body.innerText,
      links: document.querySelectorAll('a[href]').length,
    };
  });
  expect(DEVELOPERS_WORDS.exec(facts.text)?.[0], 'words for developers').toBeUndefined();
  expect(await shownEnglish(page), 'untranslated').toEqual([]);
  expect(facts.text.length, 'the page has no text').toBeGreaterThan(200);
  expect(facts.links, 'the page has no links').toBeGreaterThan(10);
  await expectOwnAddress(page);
}
