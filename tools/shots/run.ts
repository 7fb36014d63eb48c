/**
 * `npm run shots`, or `npm run shots -- inicio 404`: pictures of the pages of the built site, light
 * and dark, on a phone, on a tablet and on a desktop, in `shots/` for people to look at.
 */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { runTool, ToolError } from '../bootstrap/tool-error.mjs';
import { launchBrowser } from '../launch-browser';
import { createSiteServer } from '../site-server/create-site-server';
import { serveOnFreePort } from '../site-server/on-free-port';
import { comesLater, shownPages, themes, widths } from './pages';

const OUTPUT = path.resolve('shots');

function chosenPages(names: readonly string[]): [string, string][] {
  const unknown = names.filter((name) => !(name in shownPages));
  if (unknown.length > 0) {
    throw new ToolError(
      `There is no page called ${unknown.join(', ')}; use some of: ${Object.keys(shownPages).join(', ')}.`,
    );
  }
  return Object.entries(shownPages).filter(([name]) => names.length === 0 || names.includes(name));
}

async function takePictures(
  browser: Browser,
  origin: string,
  pages: readonly [string, string][],
  theme: (typeof themes)[number],
  width: number,
): Promise<void> {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    locale: 'es-CO',
    reducedMotion: 'reduce',
  });
  await context.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
  const page = await context.newPage();
  for (const [name, address] of pages) {
    await page.goto(origin + address, { waitUntil: 'load' });
    const awaited = comesLater[name];
    if (awaited) await page.locator(awaited).first().waitFor();
    const file = path.join(OUTPUT, `${name}-${width}-${theme}.png`);
    await page.screenshot({ path: file, fullPage: true });
  }
  await context.close();
}

runTool(async () => {
  const pages = chosenPages(process.argv.slice(2));
  const site = await serveOnFreePort(await createSiteServer(path.resolve('build')));
  const browser = await launchBrowser();
  await mkdir(OUTPUT, { recursive: true });
  try {
    for (const theme of themes) {
      for (const width of widths) {
        await takePictures(browser, site.url, pages, theme, width);
      }
    }
  } finally {
    await browser.close();
    await site.close();
  }
  console.log(`${pages.length * themes.length * widths.length} pictures in ${OUTPUT}`);
});
