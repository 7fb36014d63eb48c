import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type Page, test } from '@playwright/test';
import { SAVABLE_SETS, type SavableSets } from '../../plugins/offline/copies/manifest';
import {
  copyOfToday,
  EDIT,
  EDITED_PAGE,
  expect,
  gesture,
  notice,
  panel,
  saveAll,
  savedManifests,
  savedWhenUsed,
  saveSinco,
  search,
  searchStored,
  stored,
  walkSaved,
} from '../conformance/support/offline-reading';
import { openPage, waitUntilReady } from '../conformance/support/open-page';
import { writeNextEdition } from '../support/next-edition';
import { browserFaults, type Reader } from './support/browser-faults';
import { clientFiles } from './support/client-files';
import { type FailureName, failures, replace } from './support/failures';
import type { Fault } from './support/fault';
import type { Failure } from './support/faulty-host';
import { type Gesture, type GestureName, gestures } from './support/gestures';
import { expectSound } from './support/survival';

const READ = '/docs/sinco/exportar/';
const NEVER_READ = '/docs/compras';

/** The path by which a page is stored. */
function keyOf(address: string): string {
  return address.replace(/\/$/, '');
}

/** A reader whose browser keeps what was read, on a page that it has kept. */
async function whoHasRead({ open, host }: Reader, address = READ): Promise<Page> {
  const page = await open({ serviceWorkers: 'allow' });
  await openPage(page, host.url + address);
  await stored(page, keyOf(address));
  return page;
}

/** A reader who has saved a product whole. */
async function whoHasSaved({ open, host }: Reader): Promise<Page> {
  const page = await open({ serviceWorkers: 'allow' });
  await saveSinco(page, host.url);
  return page;
}

async function expectCopy(page: Page): Promise<string> {
  await expect(notice(page)).toContainText(copyOfToday());
  await expectSound(page);
  return 'the copy, and a bar that says of which day';
}

/** The page that stands in for one that is not there. */
async function expectStandIn(page: Page, wanted: string): Promise<string> {
  await expect(page).toHaveURL(/\/sin-conexion\?pagina=/);
  await expect(page.getByRole('link', { name: 'Intentar de nuevo' })).toHaveAttribute(
    'href',
    wanted,
  );
  const read = page.getByRole('main').locator('a[href^="/docs/"]').first();
  await expect(read, 'it lists nothing that was read').toBeVisible();
  await expectSound(page);
  return 'a page that says so, retries, and lists what can be read';
}

const COPY = 'its copy, sound, with a bar that says of which day it is';
const STAND_IN = 'a page that says so, with a retry and what can be read';

/** The server is gone, and the reader does something on the copy of a page. */
function onCopy(name: GestureName, fast = false): Fault<Reader> {
  const { does, address, expected, act, context }: Gesture = gestures[name];
  return {
    fault: `the server is gone; on the copy of a page ${does}`,
    expected,
    fast,
    async run({ open, host }) {
      const page = await open({ ...context, serviceWorkers: 'allow' });
      await openPage(page, host.url + address);
      await stored(page, keyOf(address));
      await host.stop();
      await page.goto(host.url + address);
      return act(page);
    },
  };
}

const reading: readonly Fault<Reader>[] = [
  {
    fault: 'the server is gone; the reader opens a page that was read',
    expected: COPY,
    fast: true,
    async run(reader) {
      const page = await whoHasRead(reader);
      await reader.host.stop();
      await page.goto(READ);
      return expectCopy(page);
    },
  },
  {
    fault:
      'the server is gone; the reader opens a page that was read by a link with a hash and a query',
    expected: COPY,
    async run(reader) {
      const page = await whoHasRead(reader);
      await reader.host.stop();
      await page.goto(`${READ}?utm_source=correo#antes-de-empezar`);
      return expectCopy(page);
    },
  },
  {
    fault: 'the server is gone; the reader opens a page that was never read',
    expected: STAND_IN,
    fast: true,
    async run(reader) {
      const page = await whoHasRead(reader);
      await reader.host.stop();
      await page.goto(NEVER_READ);
      return expectStandIn(page, NEVER_READ);
    },
  },
  {
    fault: 'the server is gone; the reader opens an address that never was',
    expected: STAND_IN,
    async run(reader) {
      const page = await whoHasRead(reader);
      await reader.host.stop();
      await page.goto('/docs/no-existe');
      return expectStandIn(page, '/docs/no-existe');
    },
  },
  {
    fault:
      'the server is gone; the reader clicks a link of a living page, whose page came ahead of the click',
    expected: 'the page, with a bar that says that there is no network',
    async run(reader) {
      const page = await whoHasRead(reader);
      await reader.host.stop();
      await page.locator('a.navbar__link', { hasText: 'Compras' }).click();
      await expect(page.locator('html.docs-doc-id-compras')).toBeAttached();
      await expect(notice(page)).toContainText('Sin conexión');
      await expectSound(page);
      return 'the page, and the bar';
    },
  },
  {
    fault: 'the server was gone and is back; the reader presses «Intentar de nuevo»',
    expected: 'the page that was wanted',
    async run(reader) {
      const page = await whoHasRead(reader);
      await reader.host.stop();
      await page.goto(NEVER_READ);
      await expectStandIn(page, NEVER_READ);
      await reader.host.repair();
      await page.getByRole('link', { name: 'Intentar de nuevo' }).click();
      await expect(page).toHaveURL(reader.host.url + NEVER_READ);
      await expect(notice(page)).toHaveCount(0);
      await expectSound(page);
      return 'the page, without the bar';
    },
  },
  {
    fault: 'the network goes and comes while a page is read',
    expected: 'a bar that comes and goes, and nothing else changes',
    async run(reader) {
      const page = await whoHasRead(reader);
      // The browser's own switch would leave the worker its network.
      await reader.host.stop();
      await page.evaluate(() => dispatchEvent(new Event('offline')));
      await expect(notice(page)).toContainText(copyOfToday());
      await reader.host.start();
      await page.evaluate(() => dispatchEvent(new Event('online')));
      await expect(notice(page)).toHaveCount(0);
      await expectSound(page);
      return 'it came and went';
    },
  },
  {
    fault: 'the server is gone; the reader searches where the search was used before',
    expected: 'results',
    fast: true,
    async run(reader) {
      const page = await whoHasRead(reader);
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await search(page, 'comprobante');
      await searchStored(page, asked);
      await reader.host.stop();
      await page.goto(READ);
      await waitUntilReady(page);
      await search(page, 'comprobante');
      return 'results in the dialog';
    },
  },
  onCopy('opensDetails'),
  onCopy('opensMenu'),
  onCopy('changesTheme'),
  onCopy('ticks'),
  onCopy('pressesCtrlK'),
  onCopy('buildsQuery'),
];

/** The server fails in another way than by being gone. */
const halfThere: readonly Fault<Reader>[] = [
  {
    fault:
      'the server takes every request and never answers; the reader opens a page that was read',
    expected: 'its copy after 3 s, with a bar that says that the connection does not answer',
    async run(reader) {
      const page = await whoHasRead(reader);
      reader.host.fail(/./, failures['never answers']);
      await page.goto(READ, { waitUntil: 'commit' });
      await expect(notice(page)).toContainText('La conexión no responde');
      await expectSound(page);
      return 'the copy, and a bar that says so';
    },
  },
  {
    fault: 'a hotspot answers every address with its sign-in page, and then the network is gone',
    expected: `${COPY}: the sign-in page was not taken for it`,
    async run(reader) {
      const page = await whoHasRead(reader);
      reader.host.fail(/./, failures['comes as the sign-in page of a hotspot']);
      await page.goto(READ);
      await expect(page.getByRole('heading', { name: 'Sign in to the network' })).toBeVisible();
      await reader.host.stop();
      await page.goto(READ);
      return expectCopy(page);
    },
  },
  {
    fault:
      'a hotspot answers the dialog of the search with its sign-in page; then the network is there',
    expected: 'a message with a retry, and results after one press: the sign-in page was not kept',
    fast: true,
    async run(reader) {
      const page = await whoHasRead(reader);
      reader.host.fail(
        clientFiles['the dialog of the search'],
        failures['comes as the sign-in page of a hotspot'],
      );
      await page.keyboard.press('Control+k');
      const retry = page.getByRole('button', { name: 'Reintentar' });
      await expect(retry).toBeVisible();
      await reader.host.repair();
      await retry.click();
      await page.getByRole('combobox', { name: 'Buscar en la ayuda' }).fill('factura');
      await expect(page.getByRole('option').first()).toBeVisible();
      return 'results';
    },
  },
];

/** Breaks off every connection after so many more requests. */
function cutAfter(requests: number): Failure {
  let left = requests;
  return (request) => {
    left -= 1;
    return left < 0 ? failures['has its connection cut'](request) : request.pass();
  };
}

async function fillTheDisk(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const usage = await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0);
  await session.send('Storage.overrideQuotaForOrigin', {
    origin: new URL(page.url()).origin,
    quotaSize: usage + 1_000_000,
  });
  // The browser cannot tell beforehand, so it fails on the way.
  await page.evaluate(() => {
    navigator.storage.estimate = async () => ({});
  });
}

/** An edition of the site with one page edited, whose folder goes afterwards. */
async function withNextEdition(
  siteDir: string,
  act: (folder: string, manifest: string) => Promise<string>,
): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'next-edition-'));
  try {
    const { sets } = await writeNextEdition(siteDir, folder, EDIT);
    return await act(folder, sets.find(({ id }) => id === 'sinco')?.manifest ?? '');
  } finally {
    await rm(folder, { recursive: true });
  }
}

const saving: readonly Fault<Reader>[] = [
  {
    fault: 'the server is gone; the reader opens a page of a saved product that was never opened',
    expected: COPY,
    async run(reader) {
      const page = await whoHasSaved(reader);
      await reader.host.stop();
      await page.goto(EDITED_PAGE);
      return expectCopy(page);
    },
  },
  {
    fault: 'the server is gone; the reader searches in a saved product, never having searched',
    expected: 'results',
    async run(reader) {
      const page = await whoHasSaved(reader);
      await reader.host.stop();
      await page.goto(EDITED_PAGE);
      await waitUntilReady(page);
      await search(page, 'comprobante');
      return 'results in the dialog';
    },
  },
  {
    fault: 'the server is gone; the reader opens every page of all products, saved with one press',
    expected: 'each its copy, whole, with the windows that are drawn in it; the search answers',
    async run({ open, host, siteDir }) {
      // Hundreds of pages, one after the other.
      test.setTimeout(1_200_000);
      const { sets }: SavableSets = JSON.parse(
        readFileSync(path.join(siteDir, SAVABLE_SETS), 'utf8'),
      );
      const page = await open({ serviceWorkers: 'allow' });
      await openPage(page, `${host.url}/aprender`);
      await panel(page).locator('summary').click();
      await saveAll(page, sets.length);
      await host.stop();
      let [opened, windows] = [0, 0];
      for (const { manifest, pages } of sets) {
        const walked = await walkSaved(page, manifest);
        expect(walked.faults).toEqual([]);
        expect(walked.opened).toBe(pages);
        opened += walked.opened;
        windows += walked.windows;
      }
      await page.goto('/docs/delfin/movimientos/ventas/cierre-de-caja/');
      await waitUntilReady(page);
      await search(page, 'comprobante');
      return `${opened} pages with ${windows} drawn windows, and results in the dialog`;
    },
  },
  {
    fault: 'the site is published anew while a reader of a saved product is without a network',
    expected: 'the old copy, whole, until there is a network; then the new one',
    run: (reader) =>
      withNextEdition(reader.siteDir, async (folder, manifest) => {
        const page = await whoHasSaved(reader);
        await reader.host.stop();
        await reader.host.publish(folder);
        await page.goto(EDITED_PAGE);
        await expect(page.getByText(EDIT.from)).toBeVisible();
        await expectCopy(page);
        await reader.host.start();
        await openPage(page, `${reader.host.url}/docs/sinco`);
        await expect.poll(() => savedWhenUsed(page)).toEqual([manifest]);
        await reader.host.stop();
        await page.goto(EDITED_PAGE);
        await expect(page.getByText(EDIT.to)).toBeVisible();
        return 'the old copy, then the new one';
      }),
  },
  {
    fault: 'a download is cut after some files; the reader uses the next page',
    expected: 'the panel says so; the download goes on where it stood',
    async run(reader) {
      const page = await whoHasRead(reader, '/docs/sinco');
      await panel(page).locator('summary').click();
      const button = (does: string) => panel(page).getByRole('button', { name: `${does} Sinco` });
      await expect(button('Guardar')).toBeVisible();
      reader.host.fail(/./, cutAfter(12));
      await button('Guardar').click();
      await expect(button('Continuar')).toBeVisible();
      await expectSound(page);
      await reader.host.repair();
      await openPage(page, `${reader.host.url}/docs/mobile`);
      await expect.poll(() => savedWhenUsed(page)).toHaveLength(1);
      return '«Continuar Sinco»; saved whole on the next page';
    },
  },
  {
    fault: 'a page of a product never answers while it is saved; the reader goes on when it does',
    expected: 'the panel says so with a button that goes on; then the product is saved',
    async run(reader) {
      const page = await whoHasRead(reader, '/docs/sinco');
      await panel(page).locator('summary').click();
      const button = (does: string) => panel(page).getByRole('button', { name: `${does} Sinco` });
      reader.host.fail(/\/docs\/sinco\/faqs/, failures['never answers']);
      await button('Guardar').click();
      await expect(button('Continuar')).toBeVisible();
      await expect(panel(page)).toContainText('quedó a medias');
      await expectSound(page);
      await reader.host.repair();
      await button('Continuar').click();
      await expect(button('Quitar')).toBeVisible();
      await expect.poll(() => savedManifests(page)).toHaveLength(1);
      return '«quedó a medias» with «Continuar»; saved whole after it';
    },
  },
  {
    fault:
      'the script that keeps pages never answers; the reader saves a product, and again when it does',
    expected: 'the panel says so; then the product is saved',
    async run({ open, host }) {
      host.fail(/\/sw\.js$/, failures['never answers']);
      const page = await open({ serviceWorkers: 'allow' });
      await openPage(page, `${host.url}/docs/sinco`);
      await panel(page).locator('summary').click();
      const button = (does: string) => panel(page).getByRole('button', { name: `${does} Sinco` });
      await button('Guardar').click();
      await expect(panel(page)).toContainText('No se pudo guardar. Revise la conexión');
      await expectSound(page);
      // The browser goes on waiting, and asks again only when the line has broken.
      await host.stop();
      await host.repair();
      await button('Guardar').click();
      await expect(button('Quitar')).toBeVisible();
      return '«No se pudo guardar»; saved whole after it';
    },
  },
  {
    fault: 'the disk is full on the way; the reader saves a product',
    expected: 'the panel says so, and keeps nothing by halves',
    async run(reader) {
      const page = await whoHasRead(reader, '/docs/sinco');
      await fillTheDisk(page);
      await panel(page).locator('summary').click();
      await panel(page).getByRole('button', { name: 'Guardar Sinco' }).click();
      await expect(panel(page)).toContainText('No hay espacio en este equipo');
      expect(await savedManifests(page)).toEqual([]);
      await expectSound(page);
      return '«No hay espacio en este equipo»; nothing is kept';
    },
  },
];

/** The script of the worker fails: pages are read as without one. */
function workerFault(failure: FailureName): Fault<Reader> {
  const { does, address, expected, act } = gestures.follows;
  return {
    fault: `the script that keeps pages ${failure}; ${does}`,
    expected,
    async run({ open, host }) {
      host.fail(/\/sw\.js$/, failures[failure]);
      const page = await open({ serviceWorkers: 'allow' });
      await openPage(page, host.url + address);
      const asked = async () => {
        await gesture(page);
        return host.asked(/\/sw\.js$/);
      };
      await expect.poll(asked, 'nobody asked for the script').toBeGreaterThan(0);
      return act(page);
    },
  };
}

const OLDER_WORKER = `
  addEventListener('install', (event) => {
    skipWaiting();
    event.waitUntil(caches.open('ayuda / 0 leidas').then((cache) => cache.put('/', new Response('vieja'))));
  });
  addEventListener('fetch', (event) => {});
`;

const worker: readonly Fault<Reader>[] = [
  workerFault('answers 404'),
  workerFault('never answers'),
  workerFault('comes with a syntax error'),
  workerFault('throws when it runs'),
  {
    fault: 'the browser has the script of an older version, with what it kept',
    expected: 'it gives way: what it kept goes, and pages are kept anew',
    async run({ open, host }) {
      host.fail(/\/sw\.js$/, replace(OLDER_WORKER));
      const page = await open({ serviceWorkers: 'allow' });
      const hasOlder = async () => {
        await gesture(page);
        return page.evaluate(() => caches.has('ayuda / 0 leidas'));
      };
      await openPage(page, host.url + READ);
      await expect.poll(hasOlder).toBe(true);
      await host.repair();
      await openPage(page, host.url + READ);
      await stored(page, keyOf(READ));
      await expect.poll(hasOlder).toBe(false);
      await expectSound(page);
      return 'what it kept is gone, the page is kept anew';
    },
  },
  {
    fault: 'the reader clears what the browser keeps, and reads on',
    expected: 'pages open, and are kept anew',
    async run(reader) {
      const page = await whoHasRead(reader);
      await page.evaluate(async () => {
        for (const name of await caches.keys()) await caches.delete(name);
      });
      await openPage(page, `${reader.host.url}/docs/mobile`);
      await stored(page, '/docs/mobile');
      await expectSound(page);
      return 'the page, kept anew';
    },
  },
  {
    fault:
      'the browser forbids to keep anything, caches.open fails; the reader wants to save a product',
    expected: 'the page is sound, and the panel says that it could not be saved',
    async run({ open, host }) {
      const page = await open({ serviceWorkers: 'allow' });
      await page.addInitScript(() => {
        CacheStorage.prototype.open = async () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        };
      });
      await openPage(page, `${host.url}/docs/sinco`);
      await panel(page).locator('summary').click();
      await panel(page).getByRole('button', { name: 'Guardar Sinco' }).click();
      await expect(panel(page)).toContainText('No se pudo guardar');
      await expectSound(page);
      return '«No se pudo guardar»';
    },
  },
  {
    fault:
      'a script that was kept is damaged, and the server is gone; the reader unfolds an example',
    expected: gestures.opensDetails.expected,
    async run(reader) {
      const { address, act } = gestures.opensDetails;
      const page = await whoHasRead(reader, address);
      await page.evaluate(async () => {
        for (const name of await caches.keys()) {
          const cache = await caches.open(name);
          for (const request of await cache.keys()) {
            if (/\/main\./.test(request.url)) await cache.put(request, new Response('function {'));
          }
        }
      });
      await reader.host.stop();
      await page.goto(address);
      return act(page);
    },
  },
];

/** The list of what can be saved fails, before the reader opens the panel. */
function listFault(failure: FailureName, fast = false): Fault<Reader> {
  return {
    fault: `the list of what can be saved ${failure}; the reader opens the panel, and again when it is there`,
    expected: 'the panel says so with a retry, which then shows the sizes',
    fast,
    async run({ open, host }) {
      host.fail(/\/offline\.json$/, failures[failure]);
      const page = await open({ serviceWorkers: 'allow' });
      await openPage(page, `${host.url}/docs/sinco`);
      await panel(page).locator('summary').click();
      const retry = panel(page).getByRole('button', { name: 'Intentar de nuevo' });
      await expect(retry).toBeVisible();
      await expectSound(page);
      await host.repair();
      await retry.click();
      await expect(panel(page).getByRole('button', { name: 'Guardar Sinco' })).toBeVisible();
      return 'a retry, and then the sizes';
    },
  };
}

browserFaults('Without a network', [
  ...reading,
  ...halfThere,
  ...saving,
  ...worker,
  listFault('answers 404'),
  listFault('never answers', true),
  listFault('stops halfway for ever'),
  listFault('comes as the sign-in page of a hotspot'),
]);
