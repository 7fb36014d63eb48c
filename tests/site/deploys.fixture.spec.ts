import { createServer } from 'node:http';
import type { Page } from '@playwright/test';
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

/** A real server of a site of which a second edition is published while readers have it open. */
const test = base.extend<{ host: Host }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture uses from this pattern.
  host: async ({}, use) => {
    const [first, second] = await Promise.all(
      (['deploy-one', 'deploy-two'] as const).map(async (name) =>
        createSiteServer((await buildFixture(name)).outDir),
      ),
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

test('a tab at rest comes alive as the new edition, after one reload', async ({ page, host }) => {
  await saveData(page);
  const loads = await countLoads(page);
  await page.goto(`${host.url}/otra#volver`);
  host.deploy();
  await showIntent(page);
  await expect(page.getByRole('heading', { name: 'Otra de la segunda' })).toBeVisible();
  await waitUntilReady(page);
  await expect(page).toHaveURL(`${host.url}/otra#volver`);
  expect(loads()).toBe(2);
});

test('a living tab navigates to the new edition at the right address', async ({ page, host }) => {
  await saveData(page);
  await openPage(page, host.url);
  host.deploy();
  await page.getByRole('link', { name: 'Ir a la otra' }).click();
  await expect(page.getByRole('heading', { name: 'Otra de la segunda' })).toBeVisible();
  await expect(page).toHaveURL(`${host.url}/otra`);
});

test('links of a tab at rest lead into the new edition', async ({ page, host }) => {
  await saveData(page);
  await page.goto(host.url);
  host.deploy();
  await page.getByRole('link', { name: 'Ir a la otra' }).click();
  await expect(page.getByRole('heading', { name: 'Otra de la segunda' })).toBeVisible();
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

test('a host that keeps answering with an old page and new files is reloaded only once', async ({
  page,
  host,
}) => {
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
  await expect(page.getByRole('heading', { name: 'Portada de la primera' })).toBeVisible();
  expect(loads()).toBe(2);
});
