import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { farewellSource } from '../../plugins/offline/after-build/worker-source';
import { buildFixture } from '../conformance/support/fixture-builds';
import { test as base } from '../conformance/support/fixture-site';
import {
  cachedPaths,
  expect,
  gesture,
  notice,
  panel,
  saveSinco,
  stored,
  workers,
} from '../conformance/support/offline-reading';
import { openPage } from '../conformance/support/open-page';
import { type StoppableHost, stoppableHost } from '../support/stoppable-host';

/** The real site, of which an edition without a worker is published: the fixture `options` is built with `OFFLINE=0`. */
const test = base.extend<{ host: StoppableHost }, { without: string }>({
  serviceWorkers: 'allow',
  without: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture uses from this pattern.
    async ({}, use) => use((await buildFixture('options')).outDir),
    { scope: 'worker' },
  ],
  host: async ({ context }, use) => {
    await context.route(/googletagmanager/, (route) => route.abort());
    const host = await stoppableHost(path.resolve('build'));
    await use(host);
    await host.stop();
  },
});

test('a build with OFFLINE=0 offers nothing, and its worker is the one that removes itself', ({
  without,
}) => {
  expect(readFileSync(path.join(without, 'sw.js'), 'utf8')).toBe(farewellSource());
  const files = readdirSync(without, { encoding: 'utf8', recursive: true });
  // The code of the panel is a file that nothing asks for.
  const ofOffline = /^(?!assets\/js\/).*(?:sin-conexion|offline)/;
  expect(files.filter((file) => ofOffline.test(file))).toEqual([]);
  const offering = files
    .filter((file) => file.endsWith('.html'))
    .filter((file) => readFileSync(path.join(without, file), 'utf8').includes('class="guardar"'));
  expect(offering).toEqual([]);
});

test('a browser that had the worker is left without it and its caches by a build with OFFLINE=0', {
  tag: '@nightly',
}, async ({ page, host, without }) => {
  test.setTimeout(120_000);
  await saveSinco(page, host.url);
  await openPage(page, `${host.url}/docs/delfin`);
  await stored(page, '/docs/delfin');
  expect(await workers(page)).toBe(1);

  await host.publish(without);
  await page.goto(`${host.url}/docs/sinco`);
  await expect(page.getByRole('heading', { name: 'Sinco en pequeño' })).toBeVisible();
  await expect.poll(() => workers(page)).toBe(0);
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);

  // The next page that is read brings nothing back.
  host.asked.length = 0;
  await openPage(page, `${host.url}/docs/sinco`);
  await gesture(page);
  await page.waitForLoadState('networkidle');
  await expect(panel(page)).toHaveCount(0);
  await expect(notice(page)).toHaveCount(0);
  expect(await workers(page)).toBe(0);
  expect(await cachedPaths(page)).toEqual([]);
  expect(host.asked.filter((asked) => /sw\.js|\/offline|sin-conexion/.test(asked))).toEqual([]);

  await host.stop();
  await expect(page.goto(`${host.url}/docs/sinco`)).rejects.toThrow('ERR_CONNECTION_REFUSED');
});
