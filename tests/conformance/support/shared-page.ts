import type { BrowserContextOptions, Page } from '@playwright/test';
import { isRefusal } from '../../support/content-policy';
import { type ConsoleMessage, collectConsole } from './console-messages';
import { fetchNothingAhead } from './fetch-ahead';
import { expect, test } from './site';

/** A page that the tests of a group share, in their order: each leaves it as it found it. */
export interface SharedPage {
  readonly page: Page;
  /** What the console showed since the test began. */
  readonly messages: readonly ConsoleMessage[];
}

/**
 * Opens one page for the group that this is called in, before its first test: opening it costs more
 * than most of the questions. Other groups run beside it.
 *
 * @param open goes to the address, and does what all tests begin with
 * @returns the page, once a test has begun
 */
export function sharePage(
  open: (page: Page) => Promise<void>,
  options: BrowserContextOptions = {},
): SharedPage {
  test.describe.configure({ mode: 'default' });
  let page: Page;
  let messages: ConsoleMessage[];

  test.beforeAll(async ({ browser, baseURL }) => {
    page = await browser.newPage({ baseURL, ...options });
    await fetchNothingAhead(page);
    messages = collectConsole(page);
    await open(page);
  });
  test.afterEach(() => {
    const refused = messages.splice(0).filter(({ text }) => isRefusal(text));
    expect(refused, 'what the content policy refused').toEqual([]);
  });
  test.afterAll(() => page.close());

  return {
    get page() {
      return page;
    },
    get messages() {
      return messages;
    },
  };
}
