/**
 * `npm run shots`, or `npm run shots -- / /no-existe`: pictures of the pages of the built site, light and dark, on a
 * phone, on a tablet and on a desktop, in `shots/` for people to look at.
 */
import path from 'node:path';
import { runTool } from '../tools/bootstrap/tool-error.mjs';
import { launchBrowser } from '../tools/launch-browser';
import { createSiteServer } from '../tools/site-server/create-site-server';
import { serveOnFreePort } from '../tools/site-server/on-free-port';
import { pageTypes } from './conformance/support/page-types';

const OUTPUT = path.resolve('shots');

/** What is looked at besides one page of each type. */
const OTHERS = ['/estilo', '/blog/mobile-3-5', '/buscar?q=caja'];

/** Widths of a phone, of a tablet and of a desktop, in CSS pixels. */
const WIDTHS = [390, 820, 1440];

runTool(async () => {
  const asked = process.argv.slice(2);
  const addresses = asked.length > 0 ? asked : [...Object.values(pageTypes), ...OTHERS];
  const site = await serveOnFreePort(await createSiteServer(path.resolve('build')));
  const browser = await launchBrowser();
  for (const theme of ['light', 'dark']) {
    for (const width of WIDTHS) {
      const context = await browser.newContext({
        viewport: { width, height: 900 },
        locale: 'es-CO',
        reducedMotion: 'reduce',
      });
      await context.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
      const page = await context.newPage();
      for (const address of addresses) {
        // A search brings its hits once it has loaded.
        await page.goto(site.url + address, { waitUntil: 'networkidle' });
        const name = address.replace(/^\/|\/$/g, '').replace(/\W+/g, '-') || 'inicio';
        const file = path.join(OUTPUT, `${name}-${width}-${theme}.png`);
        await page.screenshot({ path: file, fullPage: true });
      }
      await context.close();
    }
  }
  await browser.close();
  await site.close();
  console.log(`${addresses.length * WIDTHS.length * 2} pictures in ${OUTPUT}`);
});
