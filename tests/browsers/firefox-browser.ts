import puppeteer, { type KeyInput, type Page } from 'puppeteer-core';
import type { EngineBrowser, Key } from './tab';

async function press({ keyboard }: Page, key: Key): Promise<void> {
  if (!key.startsWith('Control+')) {
    await keyboard.press(key as KeyInput);
    return;
  }
  await keyboard.down('Control');
  await keyboard.press(key.slice('Control+'.length) as KeyInput);
  await keyboard.up('Control');
}

/** Starts Firefox without a window. It answers WebDriver BiDi by itself, which Puppeteer speaks. */
export async function startFirefox(executablePath: string): Promise<EngineBrowser> {
  // The first start of a profile is slow on a busy machine.
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, timeout: 120_000 });
  return {
    newTab: async (size) => {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport(size);
      return {
        open: async (url) => {
          await page.goto(url);
        },
        reload: async () => {
          await page.reload();
        },
        resize: (changed) => page.setViewport(changed),
        evaluate: (expression) => page.evaluate(expression),
        click: (x, y) => page.mouse.click(x, y),
        press: (key) => press(page, key),
        type: (text) => page.keyboard.type(text),
        screenshot: async () => Buffer.from(await page.screenshot()),
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}
