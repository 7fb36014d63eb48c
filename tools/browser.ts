import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { ToolError } from './bootstrap/tool-error.mjs';

/** What finding a browser needs to know of a machine and do on it; a test puts its own in place. */
export interface Machine {
  platform: NodeJS.Platform;
  environment: Record<string, string | undefined>;
  /** Whether this user may install system packages. */
  isRoot: boolean;
  /** Where Playwright keeps the Chromium it downloads, there or not. */
  playwrightChromium: string;
  fileExists(file: string): boolean;
  /** Whether a browser starts without a window. */
  starts(executable: string): Promise<boolean>;
  /** Runs a line of the shell to its end. */
  run(command: string): void;
}

/** The shell first: it draws no window of its own, which takes the tests a fifth less processor time. */
const PATH_NAMES = [
  'chromium-headless-shell',
  'google-chrome',
  'google-chrome-stable',
  'chromium',
  'chromium-browser',
  'microsoft-edge',
  'microsoft-edge-stable',
];

const MAC_NAMES = ['Google Chrome', 'Chromium', 'Microsoft Edge'];

const WINDOWS_PROGRAMS = [
  'Google\\Chrome\\Application\\chrome.exe',
  'Chromium\\Application\\chrome.exe',
  'Microsoft\\Edge\\Application\\msedge.exe',
];

/** The places where a system's installers put Chrome, Chromium and Edge, in order of preference. */
export function installedCandidates({ platform, environment }: Machine): string[] {
  const { PATH = '', PROGRAMFILES, LOCALAPPDATA, 'PROGRAMFILES(X86)': x86 } = environment;
  if (platform === 'darwin') {
    return MAC_NAMES.map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`);
  }
  if (platform === 'win32') {
    const folders = [PROGRAMFILES, x86, LOCALAPPDATA].filter((folder) => folder !== undefined);
    return folders.flatMap((folder) => WINDOWS_PROGRAMS.map((name) => `${folder}\\${name}`));
  }
  return PATH.split(':').flatMap((folder) =>
    PATH_NAMES.map((name) => path.posix.join(folder, name)),
  );
}

/** Commands that may bring a browser to a machine that has none, in the order they are tried. */
function installers({ platform, isRoot }: Machine): string[] {
  if (platform !== 'linux' || !isRoot) return ['npx playwright install --no-shell chromium'];
  return [
    'npx playwright install --no-shell --with-deps chromium',
    'apt-get update -qq',
    'apt-get install -qq --yes --no-install-recommends chromium-headless-shell fonts-liberation',
  ];
}

async function firstThatStarts(
  { fileExists, starts }: Machine,
  candidates: readonly string[],
): Promise<string | undefined> {
  for (const candidate of candidates) {
    if (fileExists(candidate) && (await starts(candidate))) return candidate;
  }
  return undefined;
}

/**
 * Finds a browser for the tests, and gets one if there is none: the one in `CHROME_PATH`, an
 * installed Chrome, Chromium or Edge, Playwright's own, Debian's package.
 *
 * @returns the path of a Chromium-based browser that was seen to start
 * @throws {ToolError} with what to do when none can be had
 */
export async function findBrowser(machine: Machine): Promise<string> {
  const { CHROME_PATH } = machine.environment;
  const candidates = CHROME_PATH
    ? [CHROME_PATH]
    : [...installedCandidates(machine), machine.playwrightChromium];
  const present = await firstThatStarts(machine, candidates);
  if (present) return present;
  if (CHROME_PATH) {
    throw new ToolError(
      `CHROME_PATH says ${CHROME_PATH}, which is no browser that starts.\n` +
        'Correct CHROME_PATH, or unset it to have a browser looked for.',
    );
  }
  console.log('No Chrome, Chromium or Edge that starts is installed; getting one for the tests…');
  for (const command of installers(machine)) {
    machine.run(command);
    const installed = await firstThatStarts(machine, candidates);
    if (installed) return installed;
  }
  throw new ToolError(
    'The tests need a browser, and none could be had. Do one of these and run the same command again:\n' +
      '  - install Chrome, Chromium or Edge;\n' +
      '  - with network: npx playwright install --with-deps chromium;\n' +
      '  - if a browser is somewhere else: CHROME_PATH=/path/to/chrome npm test',
  );
}

async function starts(executable: string): Promise<boolean> {
  try {
    await (await chromium.launch({ executablePath: executable })).close();
    return true;
  } catch (error) {
    const lines = error instanceof Error ? error.message.split('\n') : [String(error)];
    // What the browser itself wrote, such as a missing library, says more than Playwright's summary.
    const reason = lines.find((line) => line.includes('[err]')) ?? lines[0];
    console.log(`Passing over ${executable}, which does not start: ${reason}`);
    return false;
  }
}

/** The machine this process runs on. */
export function thisMachine(): Machine {
  return {
    platform: process.platform,
    environment: process.env,
    isRoot: process.getuid?.() === 0,
    playwrightChromium: chromium.executablePath(),
    fileExists: existsSync,
    starts,
    run(command) {
      const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
      spawnSync(command, { shell: true, stdio: 'inherit', env });
    },
  };
}
