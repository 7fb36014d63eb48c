import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { reportConnection } from '../conformance/support/connection';
import { buildFixture } from '../conformance/support/fixture-builds';
import { test as base, expect } from '../conformance/support/fixture-site';
import { openPage, showIntent, waitUntilReady } from '../conformance/support/open-page';
import { type StoppableHost, stoppableHost } from '../support/stoppable-host';

const test = base.extend<{ host: StoppableHost }>({
  host: async ({ page }, use) => {
    await page.route(/googletagmanager/, (route) => route.abort());
    const host = await stoppableHost(path.resolve('build'));
    await use(host);
    await host.stop();
  },
});

/**
 * Publishes another edition while readers have the first open, of which nothing is there from then on: a fixture with
 * the same theme and plugins, which shares no file name of its scripts with the first.
 */
async function deploy(host: StoppableHost): Promise<void> {
  const { outDir } = await buildFixture('options');
  await host.publish(outDir);
}

/** The link to a page that both editions have. */
function sinco(page: Page): Locator {
  return page.locator('.navbar').getByRole('link', { name: 'Sinco', exact: true });
}

/** Counts from now on how often a page is loaded. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return () => loads;
}

// Nothing is fetched ahead, so what the tab needs later is gone after the deploy.
test.beforeEach(({ page }) => reportConnection(page, { saveData: true }));

test('a tab with a static page hydrates as the new edition, after one reload', async ({
  page,
  host,
}) => {
  const loads = countLoads(page);
  await page.goto(`${host.url}/docs/sinco#volver`);
  await deploy(host);
  await showIntent(page);
  await expect(page.getByRole('heading', { name: 'Sinco en pequeño' })).toBeVisible();
  await waitUntilReady(page);
  await expect(page).toHaveURL(`${host.url}/docs/sinco#volver`);
  expect(loads()).toBe(2);
});

test('a living tab navigates to the new edition at the right address', async ({ page, host }) => {
  await openPage(page, host.url);
  await deploy(host);
  await sinco(page).click();
  await expect(page.getByRole('heading', { name: 'Sinco en pequeño' })).toBeVisible();
  await expect(page).toHaveURL(`${host.url}/docs/sinco`);
});

test('a script that is missing from the current edition does not reload the page', async ({
  page,
  host,
}) => {
  await page.route('**/assets/js/main.*.js', (route) => route.fulfill({ status: 404 }));
  const loads = countLoads(page);
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
  const stale = await (await page.request.get(host.url)).text();
  await page.route(`${host.url}/`, async (route) => {
    if (route.request().isNavigationRequest())
      return route.fulfill({ contentType: 'text/html', body: stale });
    return route.continue();
  });
  const loads = countLoads(page);
  await page.goto(host.url);
  await deploy(host);
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
