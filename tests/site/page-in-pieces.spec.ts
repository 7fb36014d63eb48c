import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { createSiteServer } from '../../tools/site-server/create-site-server';
import { type ServedSite, serveOnFreePort } from '../../tools/site-server/on-free-port';
import { type LayoutShift, watchLayoutShift } from '../conformance/support/layout-shift';
import { expect, test } from '../conformance/support/site';

/** The site, one page of which is sent up to a mark, and the rest when told. */
interface CuttingSite extends ServedSite {
  sendRest(): void;
}

/** @throws Error when the page does not have the mark */
async function cutPage(siteDir: string, address: string, mark: string): Promise<CuttingSite> {
  const html = await readFile(path.join(siteDir, address, 'index.html'), 'utf8');
  const place = html.indexOf(mark, html.indexOf('<body'));
  if (place === -1) {
    throw new Error(`${address} has no ${mark}; expected the place where it is cut.`);
  }
  let sendRest = (): void => {};
  const told = new Promise<void>((resolve) => {
    sendRest = resolve;
  });
  const site = await createSiteServer(siteDir);
  const server = createServer(async (request, response) => {
    if (request.url !== address) {
      site.emit('request', request, response);
      return;
    }
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.write(html.slice(0, place));
    await told;
    response.end(html.slice(place));
  });
  return { ...(await serveOnFreePort(server)), sendRest };
}

/** Waits until what there is has been painted, of which alone the browser says that it moves. */
async function untilPainted(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
}

const CUTS = [
  {
    address: '/docs/delfin/consultas/kardex/',
    where: 'in its trail',
    mark: '<a class=breadcrumbs__',
  },
  {
    address: '/mensajes/',
    where: 'in its trail',
    mark: '<li class=breadcrumbs__item><a class=breadcrumbs__link href=/#',
  },
  { address: '/aprender/', where: 'in a box to tick', mark: ' Leída</label>' },
  { address: '/', where: 'in its window', mark: '<div class=v-lineas' },
  { address: '/', where: 'among the jobs', mark: '<button type=button aria-pressed' },
];

/** Opens a page that is sent up to a mark, and the rest once that is painted; tells what moved then. */
async function openInTwoPieces(
  page: Page,
  siteDir: string,
  { address, mark }: { address: string; mark: string },
): Promise<LayoutShift> {
  const site = await cutPage(siteDir, address, mark);
  const layoutShift = await watchLayoutShift(page);
  await page.goto(site.url + address, { waitUntil: 'commit' });
  await expect(page.locator('.navbar')).toBeVisible();
  await untilPainted(page);
  expect(await page.evaluate(() => document.readyState)).toBe('loading');
  site.sendRest();
  await page.waitForLoadState();
  await expect(page.locator('.footer')).toBeAttached();
  await untilPainted(page);
  const shift = await layoutShift();
  await site.close();
  return shift;
}

for (const { address, where, mark } of CUTS) {
  test(`nothing moves when the rest of ${address} comes, cut ${where}`, async ({
    page,
    siteDir,
  }) => {
    const { moved, movedInUnfinishedBox } = await openInTwoPieces(page, siteDir, { address, mark });
    expect([...moved, ...movedInUnfinishedBox]).toEqual([]);
  });
}

test('a link that is painted before its own text is told apart from what moves', async ({
  page,
  siteDir,
}) => {
  const { sum, moved, movedInUnfinishedBox } = await openInTwoPieces(page, siteDir, {
    address: '/docs/tags/',
    mark: 'Contabilidad<span>',
  });
  expect(movedInUnfinishedBox).toEqual([expect.stringContaining('«Contabilidad')]);
  expect(moved).toEqual([]);
  expect(sum).toBe(0);
});
