import { type Browser, chromium } from '@playwright/test';
import { findBrowser, thisMachine } from './browser';

/** Chromium's pop-ups of the address bar: two pages with scripts for every window that is opened. */
const ADDRESS_BAR_POPUPS = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** What Playwright switches off that could reach a test; Chromium takes the last list it is given. */
const OFF_IN_PLAYWRIGHT = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/** Keeps Chromium to the pages it is given: no sandbox for root, no requests of its own. */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...OFF_IN_PLAYWRIGHT, ...ADDRESS_BAR_POPUPS].join(',')}`,
];

/**
 * Starts the browser of the tests without a window.
 *
 * @param flags of this run, beside those of all
 * @throws {ToolError} when none can be had
 */
export async function launchBrowser(flags: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: await findBrowser(thisMachine()),
    args: [...BROWSER_FLAGS, ...flags],
  });
}
