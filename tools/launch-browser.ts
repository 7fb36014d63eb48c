import { type Browser, chromium } from '@playwright/test';
import { findBrowser, thisMachine } from './browser';

/** Keeps Chromium to the pages it is given: no sandbox for root, no requests of its own. */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Starts the browser of the tests without a window.
 *
 * @throws {ToolError} when none can be had
 */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: await findBrowser(thisMachine()),
    args: BROWSER_FLAGS,
  });
}
