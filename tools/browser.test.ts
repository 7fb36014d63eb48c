import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findBrowser, installedCandidates, type Machine } from './browser';

const PLAYWRIGHT = '/home/ana/.cache/ms-playwright/chromium/chrome';

/** A Linux machine with the given browsers, where no command works. */
function machineWith(browsers: string[], changes: Partial<Machine> = {}): Machine {
  return {
    platform: 'linux',
    environment: { PATH: '/usr/local/bin:/usr/bin' },
    isRoot: false,
    playwrightChromium: PLAYWRIGHT,
    fileExists: (file) => browsers.includes(file),
    startFailure: async () => undefined,
    run: async () => 1,
    ...changes,
  };
}

/** Commands that "install" a browser: what was run, and the browsers that are there afterwards. */
function installer(command: string, browser: string) {
  const browsers: string[] = [];
  const commands: string[] = [];
  const run: Machine['run'] = async (name, args) => {
    const line = [name === process.execPath ? 'node' : name, ...args].join(' ');
    commands.push(line);
    if (!line.includes(command)) return line.startsWith('apt-get update') ? 0 : 1;
    browsers.push(browser);
    return 0;
  };
  return { browsers, commands, run };
}

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe('a browser that is there', () => {
  it('is the one in CHROME_PATH before any other', async () => {
    const environment = { PATH: '/usr/bin', CHROME_PATH: '/opt/mine/chrome' };
    const machine = machineWith(['/opt/mine/chrome', '/usr/bin/chromium'], { environment });
    expect(await findBrowser(machine)).toBe('/opt/mine/chrome');
  });

  it('is an installed one before a downloaded one', async () => {
    expect(await findBrowser(machineWith([PLAYWRIGHT, '/usr/bin/chromium']))).toBe(
      '/usr/bin/chromium',
    );
  });

  it('is the one without a window of its own before the others', async () => {
    const both = ['/usr/bin/google-chrome', '/usr/bin/chromium-headless-shell'];
    expect(await findBrowser(machineWith(both))).toBe('/usr/bin/chromium-headless-shell');
  });

  it('is passed over when it does not start', async () => {
    const machine = machineWith(['/usr/bin/google-chrome', '/usr/bin/chromium'], {
      startFailure: async (file) => (file.endsWith('chrome') ? 'libnss3.so is missing' : undefined),
    });
    expect(await findBrowser(machine)).toBe('/usr/bin/chromium');
    expect(console.log).toHaveBeenCalledWith(
      'Passing over /usr/bin/google-chrome, which does not start: libnss3.so is missing',
    );
  });

  it("is Playwright's when none is installed, without downloading it again", async () => {
    const run = vi.fn<Machine['run']>();
    expect(await findBrowser(machineWith([PLAYWRIGHT], { run }))).toBe(PLAYWRIGHT);
    expect(run).not.toHaveBeenCalled();
  });
});

describe('a browser that is not there', () => {
  it('is downloaded by Playwright', async () => {
    const { browsers, commands, run } = installer('install --no-shell chromium', PLAYWRIGHT);
    expect(await findBrowser(machineWith(browsers, { run }))).toBe(PLAYWRIGHT);
    expect(commands).toHaveLength(1);
  });

  it("is Debian's package when the download fails and the user is root", async () => {
    const { browsers, commands, run } = installer(
      'apt-get install',
      '/usr/bin/chromium-headless-shell',
    );
    expect(await findBrowser(machineWith(browsers, { run, isRoot: true }))).toBe(
      '/usr/bin/chromium-headless-shell',
    );
    expect(commands.slice(1)).toEqual([
      'apt-get update -qq',
      'apt-get install -qq --yes --no-install-recommends chromium-headless-shell fonts-liberation',
    ]);
  });

  it('is not asked of apt-get by a user who is not root', async () => {
    const { browsers, commands, run } = installer('apt-get install', '/usr/bin/chromium');
    await expect(findBrowser(machineWith(browsers, { run }))).rejects.toThrow();
    expect(commands.join()).not.toContain('apt-get');
  });
});

describe('messages', () => {
  it('says what to do when no browser can be had', async () => {
    await expect(findBrowser(machineWith([], { isRoot: true }))).rejects.toThrow(
      /^The tests need a browser, and none could be had[\s\S]*install Chrome, Chromium or Edge;[\s\S]*npx playwright install --with-deps chromium[\s\S]*CHROME_PATH=\/path\/to\/chrome npm test$/,
    );
  });

  it('does not fall back silently when CHROME_PATH names no file', async () => {
    const environment = { PATH: '/usr/bin', CHROME_PATH: '/opt/gone/chrome' };
    await expect(findBrowser(machineWith(['/usr/bin/chromium'], { environment }))).rejects.toThrow(
      'CHROME_PATH says /opt/gone/chrome, but that browser does not start: there is no such file.\n' +
        'Correct CHROME_PATH, or unset it to have a browser looked for.',
    );
  });

  it('says why the browser in CHROME_PATH does not start', async () => {
    const machine = machineWith(['/opt/mine/chrome'], {
      environment: { CHROME_PATH: '/opt/mine/chrome' },
      startFailure: async () => 'libnss3.so is missing',
    });
    await expect(findBrowser(machine)).rejects.toThrow('does not start: libnss3.so is missing.');
  });
});

describe('where browsers are looked for', () => {
  it('is the path on Linux', () => {
    expect(installedCandidates(machineWith([]))).toContain('/usr/local/bin/google-chrome-stable');
  });

  it('is both folders of applications on macOS', () => {
    const environment = { HOME: '/Users/ana' };
    const candidates = installedCandidates(machineWith([], { platform: 'darwin', environment }));
    expect(candidates).toContain('/Applications/Google Chrome.app/Contents/MacOS/Google Chrome');
    expect(candidates).toContain(
      '/Users/ana/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
    );
  });

  it('is the folders of programs on Windows', () => {
    const environment = {
      PROGRAMFILES: 'C:\\Program Files',
      'PROGRAMFILES(X86)': 'C:\\Program Files (x86)',
      LOCALAPPDATA: 'C:\\Users\\ana\\AppData\\Local',
    };
    const candidates = installedCandidates(machineWith([], { platform: 'win32', environment }));
    expect(candidates).toContain('C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe');
    expect(candidates).toContain(
      'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
    );
    expect(candidates).toContain(
      'C:\\Users\\ana\\AppData\\Local\\Google\\Chrome\\Application\\chrome.exe',
    );
  });
});
