import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { exitCode } from './bootstrap/npm.mjs';
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
  /** Why a browser does not start without a window; undefined when it does. */
  startFailure(executable: string): Promise<string | undefined>;
  /** Runs a command to its end and resolves with its exit code; 127 when there is no such command. */
  run(command: string, args: string[]): Promise<number>;
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

const MAC_APPLICATIONS = [
  'Google Chrome.app/Contents/MacOS/Google Chrome',
  'Chromium.app/Contents/MacOS/Chromium',
  'Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
];

const WINDOWS_PROGRAMS = [
  'Google\\Chrome\\Application\\chrome.exe',
  'Chromium\\Application\\chrome.exe',
  'Microsoft\\Edge\\Application\\msedge.exe',
];

function everyJoin(folders: (string | undefined)[], names: string[], join: typeof path.join) {
  return folders.flatMap((folder) => (folder ? names.map((name) => join(folder, name)) : []));
}

/** The places where a system's installers put Chrome, Chromium and Edge, in order of preference. */
export function installedCandidates({ platform, environment }: Machine): string[] {
  if (platform === 'win32') {
    const { PROGRAMFILES, LOCALAPPDATA, 'PROGRAMFILES(X86)': x86 } = environment;
    return everyJoin([PROGRAMFILES, x86, LOCALAPPDATA], WINDOWS_PROGRAMS, path.win32.join);
  }
  if (platform === 'darwin') {
    const folders = ['/Applications', path.posix.join(environment.HOME ?? '/', 'Applications')];
    return everyJoin(folders, MAC_APPLICATIONS, path.posix.join);
  }
  return everyJoin((environment.PATH ?? '').split(':'), PATH_NAMES, path.posix.join);
}

async function firstThatStarts(
  machine: Machine,
  candidates: string[],
): Promise<string | undefined> {
  for (const candidate of candidates) {
    if (!machine.fileExists(candidate)) continue;
    const failure = await machine.startFailure(candidate);
    if (!failure) return candidate;
    console.log(`Passing over ${candidate}, which does not start: ${failure}`);
  }
  return undefined;
}

async function chosenBrowser(machine: Machine, executable: string): Promise<string> {
  const failure = machine.fileExists(executable)
    ? await machine.startFailure(executable)
    : 'there is no such file';
  if (!failure) return executable;
  throw new ToolError(
    `CHROME_PATH says ${executable}, but that browser does not start: ${failure}.\n` +
      'Correct CHROME_PATH, or unset it to have a browser looked for.',
  );
}

async function downloadedByPlaywright(machine: Machine): Promise<string | undefined> {
  const { playwrightChromium } = machine;
  if (!machine.fileExists(playwrightChromium)) {
    console.log('No Chrome, Chromium or Edge is installed; downloading one for the tests…');
    const playwright = path.join('node_modules', '@playwright', 'test', 'cli.js');
    await machine.run(process.execPath, [playwright, 'install', '--no-shell', 'chromium']);
  }
  return firstThatStarts(machine, [playwrightChromium]);
}

async function installedFromDebian(machine: Machine): Promise<string | undefined> {
  if (machine.platform !== 'linux' || !machine.isRoot) return undefined;
  console.log('That did not work; installing Chromium with apt-get…');
  if ((await machine.run('apt-get', ['update', '-qq'])) !== 0) return undefined;
  const packages = ['chromium-headless-shell', 'fonts-liberation'];
  const install = ['install', '-qq', '--yes', '--no-install-recommends', ...packages];
  if ((await machine.run('apt-get', install)) !== 0) return undefined;
  return firstThatStarts(machine, installedCandidates(machine));
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
  if (CHROME_PATH) return chosenBrowser(machine, CHROME_PATH);
  const browser =
    (await firstThatStarts(machine, installedCandidates(machine))) ??
    (await downloadedByPlaywright(machine)) ??
    (await installedFromDebian(machine));
  if (browser) return browser;
  throw new ToolError(
    'The tests need a browser, and none could be had: no Chrome, Chromium or Edge that starts is installed,\n' +
      'and neither a download by Playwright nor a Debian package worked. Do one of these and run the tests again:\n' +
      '  - install Chrome, Chromium or Edge;\n' +
      '  - with network: npx playwright install --with-deps chromium;\n' +
      '  - if a browser is somewhere else: CHROME_PATH=/path/to/chrome npm test',
  );
}

async function startFailure(executable: string): Promise<string | undefined> {
  try {
    const browser = await chromium.launch({ executablePath: executable, timeout: 30_000 });
    await browser.close();
    return undefined;
  } catch (error) {
    const lines = error instanceof Error ? error.message.split('\n') : [String(error)];
    // What the browser itself wrote, such as a missing library, says more than Playwright's summary.
    const reason = lines.find((line) => line.includes('[err]')) ?? lines[0] ?? '';
    return reason.replace(/^.*\[err\] /, '').replace(/\.$/, '');
  }
}

async function run(command: string, args: string[]): Promise<number> {
  const child = spawn(command, args, {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return exitCode(child).catch(() => 127);
}

/** The machine this process runs on. */
export function thisMachine(): Machine {
  return {
    platform: process.platform,
    environment: process.env,
    isRoot: process.getuid?.() === 0,
    playwrightChromium: chromium.executablePath(),
    fileExists: existsSync,
    startFailure,
    run,
  };
}
