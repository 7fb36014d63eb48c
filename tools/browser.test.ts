import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { findBrowser, installedCandidates, type Machine } from './browser';

const PLAYWRIGHT = '/home/ana/.cache/ms-playwright/chromium/chrome';
const DEBIAN = '/usr/bin/chromium-headless-shell';

/** A Linux machine with the given browsers, to which no command brings another. */
function machineWith(browsers: string[], changes: Partial<Machine> = {}): Machine {
  return {
    platform: 'linux',
    environment: { PATH: '/usr/local/bin:/usr/bin' },
    isRoot: false,
    playwrightChromium: PLAYWRIGHT,
    fileExists: (file) => browsers.includes(file),
    starts: async () => true,
    run: vi.fn(),
    ...changes,
  };
}

/** A machine without a browser, on which a command brings one, and the commands that were run. */
function machineThatGets(browser: string, by: string, isRoot = false) {
  const browsers: string[] = [];
  const commands: string[] = [];
  const run: Machine['run'] = (command) => {
    commands.push(command);
    if (command.startsWith(by)) browsers.push(browser);
  };
  return { machine: machineWith(browsers, { run, isRoot }), commands };
}

beforeEach(() => {
  vi.spyOn(console, 'log').mockReturnValue();
});

afterEach(() => {
  vi.restoreAllMocks();
});

it.each([
  [
    'an installed one before a downloaded one',
    ['/usr/bin/chromium', PLAYWRIGHT],
    '/usr/bin/chromium',
  ],
  ['the one without a window before others', ['/usr/bin/google-chrome', DEBIAN], DEBIAN],
  ['a downloaded one', [PLAYWRIGHT], PLAYWRIGHT],
])('takes %s, and installs nothing', async (_what, browsers, expected) => {
  const machine = machineWith(browsers);
  expect(await findBrowser(machine)).toBe(expected);
  expect(machine.run).not.toHaveBeenCalled();
});

it('passes over one that does not start', async () => {
  const starts = async (file: string) => !file.endsWith('chrome');
  const machine = machineWith(['/usr/bin/google-chrome', '/usr/bin/chromium'], { starts });
  expect(await findBrowser(machine)).toBe('/usr/bin/chromium');
});

it('takes the one in CHROME_PATH before any other, and none in its place', async () => {
  const environment = { PATH: '/usr/bin', CHROME_PATH: '/opt/chrome' };
  const both = machineWith(['/usr/bin/chromium', '/opt/chrome'], { environment });
  expect(await findBrowser(both)).toBe('/opt/chrome');
  await expect(findBrowser(machineWith(['/usr/bin/chromium'], { environment }))).rejects.toThrow(
    'CHROME_PATH says /opt/chrome, which is no browser that starts.',
  );
});

it('has Playwright download one', async () => {
  const { machine, commands } = machineThatGets(PLAYWRIGHT, 'npx playwright install');
  expect(await findBrowser(machine)).toBe(PLAYWRIGHT);
  expect(commands).toEqual(['npx playwright install --no-shell chromium']);
});

it('has Debian install one where there is no download, as root alone', async () => {
  const { machine, commands } = machineThatGets(DEBIAN, 'apt-get install', true);
  expect(await findBrowser(machine)).toBe(DEBIAN);
  expect(commands[0]).toBe('npx playwright install --no-shell --with-deps chromium');
  const other = machineThatGets(DEBIAN, 'apt-get install');
  await expect(findBrowser(other.machine)).rejects.toThrow(
    /^The tests need a browser, and none could be had[\s\S]*npx playwright install[\s\S]*CHROME_PATH=/,
  );
});

it.each([
  ['linux', { PATH: '/usr/local/bin' }, '/usr/local/bin/google-chrome-stable'],
  ['darwin', {}, '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge'],
  ['win32', { PROGRAMFILES: 'C:\\P' }, 'C:\\P\\Google\\Chrome\\Application\\chrome.exe'],
] as const)('looks on %s where its installers put browsers', (platform, environment, expected) => {
  expect(installedCandidates(machineWith([], { platform, environment }))).toContain(expected);
});
