import type { Page } from '@playwright/test';
import { collectConsole } from '../conformance/support/console-messages';
import { waitUntilReady } from '../conformance/support/open-page';
import { expect, test } from '../conformance/support/site';
import { readSitemap } from '../conformance/support/sitemap';

const PARTS = 2;

async function messagesOf(page: Page, addresses: readonly string[]): Promise<string[]> {
  const messages = collectConsole(page);
  const seen: string[] = [];
  for (const address of addresses) {
    await page.goto(address);
    await waitUntilReady(page);
    seen.push(...messages.splice(0).map(({ type, text }) => `${address} ${type}: ${text}`));
  }
  return seen;
}

test.describe('walking every page of the sitemap', () => {
  test.setTimeout(900_000);

  // As many parts as workers, each with one page that goes from address to address.
  for (let part = 0; part < PARTS; part += 1) {
    test(`the console shows no error and no warning (part ${part + 1} of ${PARTS})`, async ({
      page,
      request,
    }) => {
      const addresses = await readSitemap(request);
      expect(addresses.length).toBeGreaterThan(386);
      const share = addresses.filter((_, index) => index % PARTS === part);
      expect(await messagesOf(page, share)).toEqual([]);
    });
  }
});
