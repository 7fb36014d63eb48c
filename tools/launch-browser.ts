import { type Browser, chromium } from '@playwright/test';
import { findBrowser } from './browser';

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

/** Beside Playwright's own: no sandbox for root, one protocol, no requests that no page makes. */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-sync',
  `--disable-features=${[...OFF_IN_PLAYWRIGHT, ...ADDRESS_BAR_POPUPS].join(',')}`,
];

/** Starts the browser of the tests without a window. @throws {ToolError} when none can be had */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: await findBrowser(),
    args: BROWSER_FLAGS,
  });
}
