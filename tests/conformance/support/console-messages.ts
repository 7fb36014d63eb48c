import type { Page } from '@playwright/test';

/** Something the browser's console showed. */
export interface ConsoleMessage {
  readonly type: 'error' | 'warning' | 'exception';
  readonly text: string;
}

/**
 * Collects from now on the errors, the warnings and the uncaught exceptions of a page; the array
 * grows as they come.
 */
export function collectConsole(page: Page): ConsoleMessage[] {
  const messages: ConsoleMessage[] = [];
  page.on('console', (message) => {
    const type = message.type();
    if (type === 'error' || type === 'warning') messages.push({ type, text: message.text() });
  });
  page.on('pageerror', (error) => messages.push({ type: 'exception', text: error.message }));
  return messages;
}
