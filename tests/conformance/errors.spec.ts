import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { WARNINGS } from '../../tools/build-site';
import { createSiteServer } from '../../tools/site-server/create-site-server';
import { type ServedSite, serveOnFreePort } from '../../tools/site-server/on-free-port';
import { reportConnection } from './support/connection';
import { collectConsole } from './support/console-messages';
import { openPage, showIntent } from './support/open-page';
import { expect, test } from './support/site';
import { tamperWithScripts } from './support/tampering';

// What a page fetches ahead is part of what is asked here.
test.use({ fetchesAhead: true });

const PAGE_SCRIPT = /\/assets\/js\/(?!main\.|runtime~main\.)[^/]+\.js$/;

test('R-ERR-01 a bundle that fails shows a red box whose Retry recovers once it is reachable', async ({
  page,
  request,
}) => {
  // A host that answers with the page itself at its `.html` address: there the page's bundle is not
  // loaded before the first render, so its failure is the reader's to see.
  const html = await (await request.get('/docs/sinco')).text();
  const bundle = await contentBundleOf(page, '/docs/sinco');
  // What the page lists itself, and cannot be had, keeps it static; the framework is not run then.
  const body = html.replace(` ${new URL(bundle).pathname}`, '');
  await page.route('**/docs/sinco.html', (route) =>
    route.fulfill({ contentType: 'text/html', body }),
  );
  await page.route(bundle, (route) => route.abort());

  await page.goto('/docs/sinco.html');
  await showIntent(page);
  const retry = page.getByRole('button', { name: 'Retry', exact: true });
  await expect(retry).toBeVisible();
  const box = page.locator('div', { has: page.locator(':scope > p', { hasText: 'Error' }) }).last();
  await expect(box).toContainText(/Loading chunk \S+ failed/);
  await expect(box).toHaveCSS('background-color', 'rgb(250, 56, 62)');
  await expect(page.getByRole('alert')).toContainText('Pulse «Retry».');

  await retry.click();
  await expect(retry).toBeVisible();
  await page.unroute(bundle);
  await retry.click();
  await expect(retry).toHaveCount(0);
  await expect(page.locator('html')).toHaveClass(/docs-doc-id-sinco/);
});

test('R-ERR-02 a page that crashes shows the cause chain and recovers on trying again', async ({
  page,
}) => {
  const checkTampered = await tamperWithScripts(page, {
    script: PAGE_SCRIPT,
    find: /(?<=function \w+\(\w+=\{\}\)\{)(?=let\{wrapper:)/,
    replaceWith:
      'if(globalThis.pageCrashes)throw Error("The page failed",{cause:Error("Its data was missing")});',
  });
  await reportConnection(page, { saveData: true });
  await page.addInitScript(() => {
    window.pageCrashes = true;
  });
  await openPage(page, '/docs/sinco');
  checkTampered();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Esta página ha fallado.');
  await expect(main).toContainText('The page failed');
  await expect(main.getByText('Cause:\nIts data was missing')).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('Pulse «Intente de nuevo».');
  await expect(page.locator('nav.navbar')).toBeVisible();

  await page.evaluate(() => {
    window.pageCrashes = false;
  });
  await main.getByRole('button', { name: 'Intente de nuevo' }).click();
  await expect(page.locator('.theme-doc-markdown')).toBeVisible();
  await expect(page.getByText('Esta página ha fallado.')).toHaveCount(0);
});

test('R-ERR-05 a recoverable render error is logged to the console', async ({ page, request }) => {
  const html = await (await request.get('/docs/sinco')).text();
  await page.route('**/docs/sinco', (route) =>
    route.fulfill({ contentType: 'text/html', body: html.replace('>Analytics<', '>Otro texto<') }),
  );
  const messages = collectConsole(page);
  await openPage(page, '/docs/sinco');
  await expect(page.getByText('Otro texto')).toHaveCount(0);
  expect(messages).toContainEqual({
    type: 'error',
    text: expect.stringContaining('Docusaurus React Root onRecoverableError:'),
  });
});

test.describe('site under another base URL', () => {
  let served: ServedSite;

  test.beforeAll(async () => {
    const site = await createSiteServer(path.resolve('build'));
    const server = createServer((request, response) => {
      if (!request.url?.startsWith('/ayuda/')) {
        response.writeHead(404).end();
        return;
      }
      request.url = request.url.slice('/ayuda'.length);
      site.emit('request', request, response);
    });
    served = await serveOnFreePort(server);
  });

  test.afterAll(() => served.close());

  test('R-ERR-06 a banner on every page says that the site did not load and suggests the base URL, and none where that is right', async ({
    page,
  }) => {
    for (const address of ['/ayuda/', '/ayuda/docs/sinco', '/ayuda/docs/delfin/faqs/ventas/']) {
      await page.goto(served.url + address);
      const banner = page.locator('#__docusaurus-base-url-issue-banner');
      await expect(banner).toContainText('Your Docusaurus site did not load properly.');
      await expect(banner).toContainText('Current configured baseUrl = / (default value)');
      await expect(banner).toContainText('We suggest trying baseUrl = /ayuda/');
      await expect(banner).toHaveCSS('background-color', 'rgb(255, 238, 204)');
    }
    await openPage(page, '/');
    await expect(page.locator('#__docusaurus-base-url-issue-banner')).toHaveCount(0);
  });
});

test('R-ERR-07 the build of our own content warns of nothing, such as a duplicate route', () => {
  const warnings = readFileSync(WARNINGS, 'utf8');
  expect(warnings).not.toMatch(/\[(WARNING|ERROR)\]/);
});

/** Address of the bundle with the written content of a documentation page. */
async function contentBundleOf(page: Page, address: string): Promise<string> {
  const bundle = page.waitForResponse(
    async (response) =>
      PAGE_SCRIPT.test(response.url()) &&
      (await response.text()).includes(`"permalink":"${address}"`),
  );
  await openPage(page, address);
  return (await bundle).url();
}
