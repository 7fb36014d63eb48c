import { launchBrowser } from '../../tools/launch-browser';
import type { EngineBrowser } from './tab';

/** Starts Chromium as all other tests do. */
export async function startChromium(): Promise<EngineBrowser> {
  const browser = await launchBrowser();
  return {
    newTab: async (size) => {
      const context = await browser.newContext({
        viewport: size,
        permissions: ['clipboard-read', 'clipboard-write'],
      });
      const page = await context.newPage();
      return {
        open: async (url) => {
          await page.goto(url);
        },
        reload: async () => {
          await page.reload();
        },
        resize: (changed) => page.setViewportSize(changed),
        evaluate: (expression) => page.evaluate(expression),
        click: (x, y) => page.mouse.click(x, y),
        press: (key) => page.keyboard.press(key),
        type: (text) => page.keyboard.type(text),
        screenshot: () => page.screenshot(),
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}
