import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import getPort from 'get-port';
import { Builder, Key as SeleniumKey, type WebDriver } from 'selenium-webdriver';
import type { EngineBrowser, Key, Size, Tab } from './tab';
import { openVirtualScreen } from './virtual-screen';

const KEYS: Readonly<Record<Exclude<Key, `Control+${string}`>, string>> = {
  ArrowDown: SeleniumKey.ARROW_DOWN,
  ArrowRight: SeleniumKey.ARROW_RIGHT,
  ArrowUp: SeleniumKey.ARROW_UP,
  End: SeleniumKey.END,
  Enter: SeleniumKey.ENTER,
  Escape: SeleniumKey.ESCAPE,
  Space: SeleniumKey.SPACE,
  Tab: SeleniumKey.TAB,
};

const START_SECONDS = 30;

async function waitForDriver(url: string): Promise<void> {
  const end = Date.now() + START_SECONDS * 1000;
  while (Date.now() < end) {
    const answer = await fetch(`${url}/status`).catch(() => undefined);
    if (answer?.ok) return;
    await wait(50);
  }
  throw new Error(`WebKitWebDriver did not answer at ${url} within ${START_SECONDS} s.`);
}

async function newSession(url: string): Promise<WebDriver> {
  // A build is not typed as the promise that it is.
  const builder = new Builder().usingServer(url).withCapabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': {
      args: ['--automation', '--javascript-can-open-windows-automatically=true'],
    },
  });
  return builder.build();
}

/** The window that a session begins with is never narrower than its toolbar, 447 px; a pop-up has none. */
async function openPopup(driver: WebDriver, size: Size): Promise<void> {
  const first = await driver.getWindowHandle();
  await driver.executeScript(
    `window.open('about:blank', '', 'toolbar=no,menubar=no,location=no,width=${size.width},height=${size.height}')`,
  );
  const popup = await driver.wait(
    async () => (await driver.getAllWindowHandles()).find((handle) => handle !== first),
    START_SECONDS * 1000,
  );
  await driver.switchTo().window(popup ?? first);
}

async function press(driver: WebDriver, key: Key): Promise<void> {
  if (key in KEYS) {
    await driver
      .actions()
      .sendKeys(KEYS[key as keyof typeof KEYS])
      .perform();
    return;
  }
  const letter = key.slice('Control+'.length);
  const { CONTROL } = SeleniumKey;
  await driver.actions().keyDown(CONTROL).sendKeys(letter).keyUp(CONTROL).perform();
}

function tabOf(driver: WebDriver): Tab {
  return {
    open: (url) => driver.get(url),
    reload: () => driver.navigate().refresh(),
    resize: async ({ width, height }) => {
      await driver.manage().window().setRect({ x: 0, y: 0, width, height });
    },
    evaluate: (expression) => driver.executeScript(`return ${expression}`),
    click: (x, y) => driver.actions().move({ x, y, duration: 0 }).click().perform(),
    press: (key) => press(driver, key),
    type: (text) => driver.actions().sendKeys(text).perform(),
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    close: () => driver.quit(),
  };
}

/**
 * Starts the driver of WebKitGTK on a screen of its own. It has one session at a time, so that a tab
 * is closed before the next is opened.
 */
export async function startWebKit(driverPath: string, xvfbPath: string): Promise<EngineBrowser> {
  const screen = await openVirtualScreen(xvfbPath);
  const port = await getPort();
  const url = `http://127.0.0.1:${port}`;
  const driverProcess = spawn(driverPath, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: screen.display, GDK_BACKEND: 'x11' },
  });
  const close = async (): Promise<void> => {
    driverProcess.kill();
    screen.close();
  };
  try {
    await waitForDriver(url);
    return {
      newTab: async (size) => {
        const driver = await newSession(url);
        await openPopup(driver, size);
        const tab = tabOf(driver);
        await tab.resize(size);
        return tab;
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
