import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { Builder, WebDriver } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote';
import { BROWSER_FLAGS } from '../../tools/launch-browser';
import { MarionetteExecutor } from './marionette';

/** A browser with storage of its own, empty at first. */
interface Browser {
  driver: WebDriver;
  quit: () => Promise<unknown>;
}

/** What a program says of itself once it is ready. */
function whatItSays(output: NodeJS.ReadableStream, words: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    const lines = createInterface(output);
    lines.on('line', (line) => {
      const [, said] = words.exec(line) ?? [];
      if (said) resolve(said);
    });
    lines.on('close', () => reject(new Error(`A program ended before it said ${words}.`)));
  });
}

/** Starts a program that speaks WebDriver and, through it, its browser. */
async function startDriver(program: string, capabilities: object, env = {}): Promise<Browser> {
  const environment = { ...process.env, ...env };
  const service = new DriverService.Builder(program)
    .setLoopback(true)
    .setEnvironment(environment)
    .build();
  const builder = new Builder().usingServer(await service.start()).withCapabilities(capabilities);
  // A build is not typed as the promise that it is.
  const driver: WebDriver = await builder.build();
  return { driver, quit: () => driver.quit().finally(() => service.kill()) };
}

/**
 * The engines that `browserslist` promises, Edge is Chromium: the programs that each takes, by their names in
 * `PATH`, and the packages of Debian that have them.
 */
export const ENGINES = {
  chromium: {
    programs: ['chromedriver'],
    install: 'chromium-driver',
    start: () =>
      startDriver('chromedriver', {
        browserName: 'chrome',
        // Its driver loses a page that was prerendered.
        'goog:chromeOptions': {
          args: ['--headless=new', ...BROWSER_FLAGS],
          prefs: { 'net.network_prediction_options': 2 },
        },
      }),
  },
  firefox: {
    programs: ['firefox'],
    install: 'firefox-esr',
    start: async (): Promise<Browser> => {
      const profile = await mkdtemp(path.join(tmpdir(), 'firefox-'));
      await writeFile(path.join(profile, 'user.js'), 'user_pref("marionette.port", 0);\n');
      const args = ['--headless', '--marionette', '--no-remote', '--profile', profile];
      const firefox = spawn('firefox', args, { stdio: ['ignore', 'pipe', 'ignore'] });
      const port = await whatItSays(firefox.stdout, /Listening on port (\d+)/);
      return {
        driver: WebDriver.createSession(new MarionetteExecutor(Number(port)), {}),
        quit: async () => {
          firefox.kill();
          await once(firefox, 'exit');
          await rm(profile, { recursive: true, maxRetries: 5 });
        },
      };
    },
  },
  webkit: {
    programs: ['WebKitWebDriver', 'Xvfb'],
    install: 'webkit2gtk-driver xvfb',
    start: async (): Promise<Browser> => {
      // A screen that nobody sees: WebKitGTK cannot do without.
      const args = ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
      const screen = spawn('Xvfb', args, { stdio: ['ignore', 'pipe', 'ignore'] });
      const { driver, quit } = await startDriver(
        'WebKitWebDriver',
        { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { args: ['--automation'] } },
        { DISPLAY: `:${await whatItSays(screen.stdout, /(\d+)/)}`, GDK_BACKEND: 'x11' },
      );
      return { driver, quit: () => quit().finally(() => screen.kill()) };
    },
  },
};
