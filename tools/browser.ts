import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { ToolError } from './bootstrap/tool-error.mjs';

/** The shell first: it draws no window of its own, which takes the tests a fifth less processor time. */
const NAMES = [
  'chromium-headless-shell',
  'google-chrome',
  'google-chrome-stable',
  'chromium',
  'chromium-browser',
  'microsoft-edge',
];

/** What brings a browser to a machine that has none, in the order they are tried: Playwright, and Debian for root. */
const INSTALLERS = [
  'npx playwright install --no-shell chromium',
  'npx playwright install --no-shell --with-deps chromium',
  'apt-get update -qq && apt-get install -qq --yes --no-install-recommends chromium-headless-shell fonts-liberation',
];

/** Browsers that are there: the one in `CHROME_PATH` alone, or those of the path and Playwright's own. */
export function installedBrowsers({ CHROME_PATH, PATH = '' } = process.env): string[] {
  if (CHROME_PATH) return [CHROME_PATH];
  const folders = PATH.split(path.delimiter);
  const named = folders.flatMap((folder) => NAMES.map((name) => path.join(folder, name)));
  return [...named, chromium.executablePath()].filter((file) => existsSync(file));
}

async function starts(executablePath: string): Promise<boolean> {
  try {
    await (await chromium.launch({ executablePath })).close();
    return true;
  } catch (error) {
    // A stub that asks for another package, or a missing library.
    console.log(`Passing over ${executablePath}, which does not start: ${error}`);
    return false;
  }
}

async function firstThatStarts(): Promise<string | undefined> {
  for (const browser of installedBrowsers()) if (await starts(browser)) return browser;
  return undefined;
}

/**
 * Finds a browser for the tests, and gets one if there is none.
 *
 * @returns the path of a Chromium-based browser that was seen to start
 * @throws {ToolError} with what to do when none can be had
 */
export async function findBrowser(): Promise<string> {
  let found = await firstThatStarts();
  for (const command of process.env.CHROME_PATH ? [] : INSTALLERS) {
    if (found) break;
    console.log(`No Chrome, Chromium or Edge that starts is installed; trying ${command}`);
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync(command, { shell: true, stdio: 'inherit', env });
    found = await firstThatStarts();
  }
  if (found) return found;
  throw new ToolError(
    'The tests need a browser, and none could be had. Do one of these and run the same command again:\n' +
      '  - install Chrome, Chromium or Edge;\n' +
      '  - with network: npx playwright install --with-deps chromium;\n' +
      '  - if a browser is somewhere else: CHROME_PATH=/path/to/chrome npm test',
  );
}
