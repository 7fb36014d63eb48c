import { createServer } from 'node:http';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { createSiteServer } from '../../tools/site-server/create-site-server';
import { serveOnFreePort } from '../../tools/site-server/on-free-port';
import { buildFixture } from '../conformance/support/fixture-builds';
import { test as base, expect } from '../conformance/support/fixture-site';
import { openPage, showIntent, waitUntilReady } from '../conformance/support/open-page';

interface Host {
  url: string;
  /** Publishes the second edition; from then on nothing of the first is there. */
  deploy(): void;
}

/**
 * A real server of the production build, of which another is published while readers have it open: a
 * fixture with the same theme and plugins, which shares no file name of its scripts with the first.
 */
const test = base.extend<{ host: Host }>({
  host: async ({ page }, use) => {
    await page.route(/googletagmanager/, (route) => route.abort());
    const { outDir } = await buildFixture('options');
    const [first, second] = await Promise.all(
      [path.resolve('build'), outDir].map(createSiteServer),
    );
    let current = first;
    const site = await serveOnFreePort(
      createServer((request, response) => current?.emit('request', request, response)),
    );
    await use({
      url: site.url,
      deploy: () => {
        current = second;
      },
    });
    await site.close();
  },
});

/** The link to a page that both editions have. */
function sinco(page: Page): Locator {
  return page.locator('.navbar').getByRole('link', { name: 'Sinco', exact: true });
}

async function countLoads(page: Page): Promise<() => number> {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return () => loads;
}

/** Nothing is fetched ahead, so what the tab needs later is gone after the deploy. */
async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {
      value: { saveData: true, effectiveType: '4g' },
    });
  });
}

test('a tab with a static page hydrates as the new edition, after one reload', async ({
  page,
  host,
}) => {
  await saveData(page);
  const loads = await countLoads(page);
  await page.goto(`${host.url}/docs/sinco#volver`);
  host.deploy();
  await showIntent(page);
  await expect(page.getByRole('heading', { name: 'Sinco en pequeño' })).toBeVisible();
  await waitUntilReady(page);
  await expect(page).toHaveURL(`${host.url}/docs/sinco#volver`);
  expect(loads()).toBe(2);
});

test('a living tab navigates to the new edition at the right address', async ({ page, host }) => {
  await saveData(page);
  await openPage(page, host.url);
  host.deploy();
  await sinco(page).click();
  await expect(page.getByRole('heading', { name: 'Sinco en pequeño' })).toBeVisible();
  await expect(page).toHaveURL(`${host.url}/docs/sinco`);
});

test('links of a tab with a static page lead into the new edition', { tag: '@nightly' }, async ({
  page,
  host,
}) => {
  await saveData(page);
  await page.goto(host.url);
  host.deploy();
  await sinco(page).click();
  await expect(page.getByRole('heading', { name: 'Sinco en pequeño' })).toBeVisible();
});

test('a script that is missing from the current edition does not reload the page', async ({
  page,
  host,
}) => {
  await saveData(page);
  await page.route('**/assets/js/main.*.js', (route) => route.fulfill({ status: 404 }));
  const loads = await countLoads(page);
  await page.goto(host.url);
  const checked = page.waitForResponse((response) => response.request().resourceType() === 'fetch');
  await showIntent(page);
  await (await checked).finished();
  // The next sign of intent asks for the script again, and it is there now.
  await page.unroute('**/assets/js/main.*.js');
  await waitUntilReady(page);
  expect(loads()).toBe(1);
});

test('a host that keeps answering with an old page and new files is reloaded only once', {
  tag: '@nightly',
}, async ({ page, host }) => {
  await saveData(page);
  const stale = await (await page.request.get(host.url)).text();
  await page.route(`${host.url}/`, async (route) => {
    if (route.request().isNavigationRequest())
      return route.fulfill({ contentType: 'text/html', body: stale });
    return route.continue();
  });
  const loads = await countLoads(page);
  await page.goto(host.url);
  host.deploy();
  await showIntent(page);
  await page.waitForFunction(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    return (navigation as PerformanceNavigationTiming).type === 'reload';
  });
  const checkedAgain = page.waitForResponse(
    (response) => response.request().resourceType() === 'fetch',
  );
  await showIntent(page);
  await (await checkedAgain).finished();
  await expect(page.getByRole('heading', { name: '¿En qué le ayudamos?' })).toBeVisible();
  expect(loads()).toBe(2);
});
