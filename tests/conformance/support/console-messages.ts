import type { Page } from '@playwright/test';

/** Something the browser's console showed. */
export interface ConsoleMessage {
  readonly type: 'error' | 'warning' | 'exception';
  readonly text: string;
}

/** What Playwright says in the place of a worker that it keeps from a page. */
const BLOCKED_WORKER = 'Service Worker registration blocked by Playwright';

/**
 * Collects from now on the errors, the warnings and the uncaught exceptions of a page; the array
 * grows as they come.
 */
export function collectConsole(page: Page): ConsoleMessage[] {
  const messages: ConsoleMessage[] = [];
  page.on('console', (message) => {
    const type = message.type();
    if (message.text() === BLOCKED_WORKER) return;
    if (type === 'error' || type === 'warning') messages.push({ type, text: message.text() });
  });
  page.on('pageerror', (error) => messages.push({ type: 'exception', text: error.message }));
  return messages;
}

/** Whether a message of the browser's console says that the content policy of a page refused something. */
export function isRefusal(text: string): boolean {
  return /Content Security Policy|Trusted ?(?:Type|HTML|Script)/.test(text);
}
