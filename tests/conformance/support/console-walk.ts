import type { Page } from '@playwright/test';
import { reportConnection } from './connection';
import { collectConsole } from './console-messages';
import { waitUntilReady } from './open-page';

/**
 * Goes from address to address and hydrates each page.
 *
 * @returns what the console showed, each message with its address
 */
export async function consoleOfPages(page: Page, addresses: readonly string[]): Promise<string[]> {
  // What each page would fetch ahead for the next costs more than the page itself.
  await reportConnection(page, { saveData: true });
  const messages = collectConsole(page);
  const seen: string[] = [];
  for (const address of addresses) {
    await page.goto(address);
    await waitUntilReady(page);
    seen.push(...messages.splice(0).map(({ type, text }) => `${address} ${type}: ${text}`));
  }
  return seen;
}
