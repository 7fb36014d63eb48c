import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { farewellSource } from '../../plugins/offline';
import { SAVABLE_SETS, type SavableSets } from '../../plugins/offline/copies/manifest';
import { violations } from '../conformance/support/audit';
import { reportConnection } from '../conformance/support/connection';
import { collectConsole } from '../conformance/support/console-messages';
import { holdClient } from '../conformance/support/hold-client';
import {
  cachedPaths,
  copyOfToday,
  expect,
  gesture,
  missingOf,
  notice,
  openPanel,
  panel,
  readSinco,
  saveAll,
  savedManifests,
  saveSinco,
  search,
  searchStored,
  stored,
  workers,
} from '../conformance/support/offline-reading';
import { openPage, showIntent, waitUntilReady } from '../conformance/support/open-page';
import { test as base } from '../conformance/support/site';
import { type StoppableHost, stoppableHost } from '../support/stoppable-host';
import { EDIT, NEXT_EDITION_DIR } from '../support/whole-builds';

interface Hosts {
  /** The site of the test, whose server it stops. */
  host: StoppableHost;
  /** Address of its home page, without a slash at the end. */
  home: string;
}

const test = base.extend<Hosts>({
  serviceWorkers: 'allow',
  // What the worker keeps depends on it.
  fetchesAhead: true,
  host: async ({ siteDir }, use) => {
    const host = await stoppableHost(siteDir);
    await use(host);
    await host.stop();
  },
  home: async ({ host, basePath }, use) => use(host.url + basePath.slice(0, -1)),
});

test.setTimeout(120_000);

test('a page that was read opens with its search when the server is gone @base-path', async ({
  page,
  host,
  home,
}) => {
  const messages = collectConsole(page);
  // Each question of a test counts as a gesture there; only what the test does counts here.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'userActivation', { value: undefined });
  });
  await page.goto(`${home}/docs/sinco`);
  await page.waitForLoadState('networkidle');
  // Pointing at a control hydrates the page; it is no gesture yet.
  await page.locator('[data-search]').first().hover();
  await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
  expect(await workers(page)).toBe(0);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  expect(host.asked.filter((path) => /sw\.js|\/offline|sin-conexion/.test(path))).toEqual([]);

  await page.keyboard.press('Shift');
  await stored(page, '/docs/sinco');
  host.asked.length = 0;
  await search(page, 'comprobante');
  await searchStored(page, host.asked);
  await page.goto(`${home}/docs/mobile`);
  expect(messages).toEqual([]);

  await host.stop();
  await page.goto(`${home}/docs/sinco`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(notice(page)).toContainText(copyOfToday());
  expect(await violations(page)).toEqual([]);
  await showIntent(page);
  await search(page, 'comprobante');

  // Of Mobile the page alone was fetched, without a gesture.
  await page.goto(`${home}/docs/mobile`);
  await expect(notice(page)).toContainText(copyOfToday());
  await page.goto(`${home}/docs/compras`);
  await expect(page).toHaveURL(/\/sin-conexion\?pagina=/);
  await expect(page.getByRole('heading', { name: 'Lectura sin conexión' })).toBeVisible();
  const wanted = page.getByRole('link', { name: 'Intentar de nuevo' });
  await expect(wanted).toHaveAttribute('href', new URL(`${home}/docs/compras`).pathname);
  await expect(page.getByRole('main').getByRole('link', { name: /^Sinco/ })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await search(page, 'comprobante');

  await host.start();
  await wanted.click();
  await expect(page).toHaveURL(`${home}/docs/compras`);
  await expect(notice(page)).toHaveCount(0);
  expect((await page.goto(`${home}/docs/no-existe`))?.status()).toBe(404);
});

test('a script that came damaged is had whole by one press, whatever cache holds it', {
  tag: '@nightly',
}, async ({ page, host, home }) => {
  await readSinco(page, home);
  // A page that nothing in sight leads to, or its scripts would be there already.
  const other = `${home}/docs/delfin/pasos-iniciales/vender/`;
  const html = await (await page.request.get(other)).text();
  const [, scripts = ''] = /data-scripts="?([^">]+)/.exec(html) ?? [];
  const damaged = scripts.split(' ').find((path) => !host.asked.includes(path)) ?? '';
  expect(damaged).toContain('.js');
  const script = new RegExp(`^${damaged}$`);
  host.answer(script, 'function {');
  await page.goto(other);
  await showIntent(page);
  const retry = page.getByRole('alert').getByRole('button', { name: 'Reintentar' });
  await expect(retry).toBeVisible();
  expect((await cachedPaths(page)).filter((path) => path === damaged)).toHaveLength(1);

  host.answer(script);
  await retry.click();
  // The page is loaded anew, and at rest until its reader does something.
  const hydrated = async () => {
    await gesture(page);
    return page.locator('html[data-has-hydrated="true"]').count();
  };
  await expect.poll(hydrated).toBe(1);
  await page.reload();
  await waitUntilReady(page);
  expect(host.asked.filter((path) => path === damaged)).toHaveLength(2);
});

test('a saved product is whole in one build, before and after the next is published', {
  tag: '@nightly',
}, async ({ page, host, home }) => {
  await saveSinco(page, home);
  const [saved = ''] = await savedManifests(page);
  await host.stop();
  expect(await missingOf(page, saved)).toEqual([]);
  await page.goto(`${home}/docs/sinco/exportar/generar/`);
  await expect(notice(page)).toContainText(copyOfToday());
  await expect(page.locator('.ventana').first()).toHaveCSS('border-top-width', '1px');
  await showIntent(page);
  await search(page, 'comprobante');

  await host.publish(NEXT_EDITION_DIR);
  await page.goto(home + EDIT.address);
  await expect(page.getByText(EDIT.from)).toBeVisible();
  await showIntent(page);
  await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
  // Drawn by the client, from a script of the old build that no page had asked for.
  await page.getByRole('link', { name: 'Novedades', exact: true }).first().click();
  await expect(page).toHaveURL(`${home}/docs/sinco/novedades/`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await host.start();
  host.asked.length = 0;
  await openPanel(page, home);
  await expect(panel(page)).toContainText('hay una más nueva');
  await panel(page).getByRole('button', { name: 'Actualizar Sinco' }).click();
  await expect.poll(() => savedManifests(page)).toEqual([expect.not.stringContaining(saved)]);
  expect(host.asked).toContain(EDIT.address);

  await host.stop();
  await page.goto(home + EDIT.address);
  await expect(page.getByText(EDIT.to)).toBeVisible();

  await page.goto(`${home}/docs/sinco`);
  await showIntent(page);
  await panel(page).locator('summary').click();
  await expect(panel(page)).toContainText('se necesita conexión');
  await host.start();
  await panel(page).getByRole('button', { name: 'Intentar de nuevo' }).click();
  await panel(page).getByRole('button', { name: 'Quitar Sinco' }).click();
  const again = panel(page).getByRole('button', { name: 'Guardar Sinco' });
  await expect(again).toBeFocused();
  expect(await savedManifests(page)).toEqual([]);
});

/** Has what matches never answer, until the function that it returns is called. */
function hang(host: StoppableHost, address: RegExp): () => void {
  host.answer(address, () => {});
  return () => host.answer(address);
}

/** Has what matches answered by a hotspot that wants a name first. */
function signIn(host: StoppableHost, address: RegExp): () => void {
  host.answer(address, (response) => {
    response.writeHead(200, { 'Content-Type': 'text/html' });
    response.end('<!doctype html><title>Wi-Fi</title><h1>Sign in to the network</h1>');
  });
  return () => host.answer(address);
}

const button = (page: Page, name: string) => panel(page).getByRole('button', { name });

test('what a hotspot answers while a product is saved is not kept, and saving again makes it whole', async ({
  page,
  host,
  home,
}) => {
  await openPanel(page, home);
  for (const address of [/\/offline-sinco-/, /\/assets\/js\//]) {
    const leave = signIn(host, address);
    host.asked.length = 0;
    await button(page, 'Guardar Sinco').click();
    await expect.poll(() => host.asked.some((path) => address.test(path))).toBe(true);
    await expect(panel(page)).toContainText('No se pudo guardar');
    await expect(button(page, 'Guardar Sinco')).toBeFocused();
    const names = await page.evaluate(() => caches.keys());
    expect(names.filter((name) => name.includes('guardado'))).toEqual([]);
    leave();
  }
  await button(page, 'Guardar Sinco').click();
  await expect(button(page, 'Quitar Sinco')).toBeVisible();
  const [manifest = ''] = await savedManifests(page);
  await host.stop();
  expect(await missingOf(page, manifest)).toEqual([]);
});

test('what offers to save a product is there when it was opened before the client came', {
  tag: '@nightly',
}, async ({ page, home }) => {
  const release = await holdClient(page);
  await page.goto(`${home}/docs/sinco`);
  await panel(page).locator('summary').click();
  await expect(panel(page)).toHaveAttribute('open');
  await showIntent(page);
  release();
  await expect(panel(page).getByRole('button', { name: 'Guardar Sinco' })).toBeVisible();
});

test('a download says what it takes, and can be called off', {
  tag: '@nightly',
}, async ({ page, home }) => {
  await openPanel(page, home);
  await expect(panel(page)).toContainText(/\d+ páginas; descarga \d,\d MB y ocupa \d,\d MB/);
  await stored(page, '/docs/sinco');
  await page.getByRole('link', { name: 'Compras', exact: true }).first().click();
  // The panel of the page before would unfold.
  await expect(page).toHaveURL(/\/docs\/compras$/);
  await panel(page).locator('summary').click();
  await page.route('**/docs/compras/**', () => {});
  await panel(page).getByRole('button', { name: 'Guardar Compras' }).click();
  await expect(panel(page).getByRole('progressbar', { name: 'Avance de Compras' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await panel(page).getByRole('button', { name: 'Cancelar Compras' }).click();
  await expect(panel(page).getByRole('button', { name: 'Guardar Compras' })).toBeFocused();
});

test('a full disk is told of, and what was read stays', { tag: '@nightly' }, async ({
  page,
  host,
  home,
}) => {
  const session = await page.context().newCDPSession(page);
  await readSinco(page, home);
  const usage = await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0);
  await session.send('Storage.overrideQuotaForOrigin', {
    origin: new URL(home).origin,
    quotaSize: usage + 1_000_000,
  });
  await panel(page).locator('summary').click();
  await panel(page).getByRole('button', { name: 'Guardar Sinco' }).click();
  await expect(panel(page)).toContainText('No hay espacio en este equipo');
  // Where the browser cannot tell beforehand, it fails on the way.
  await page.evaluate(() => {
    navigator.storage.estimate = async () => ({});
  });
  await panel(page).getByRole('button', { name: 'Guardar Sinco' }).click();
  await expect(panel(page).getByRole('progressbar')).toBeHidden();
  await expect(panel(page)).toContainText('No hay espacio en este equipo');
  const names = await page.evaluate(() => caches.keys());
  expect(names.filter((name) => name.includes('guardado'))).toEqual([]);
  expect(await cachedPaths(page)).toEqual(expect.arrayContaining(['/docs/sinco', '/sin-conexion']));
  await host.stop();
  await page.goto(`${home}/docs/sinco`);
  await expect(notice(page)).toContainText(copyOfToday());
});

test('when the disk is full of what was read, the older half makes room', {
  tag: '@nightly',
}, async ({ page, home }) => {
  const [first, second, third] = ['/docs/sinco', '/docs/compras', '/docs/mobile'] as const;
  for (const address of [first, second, third]) {
    await openPage(page, home + address);
    await stored(page, address);
  }
  const session = await page.context().newCDPSession(page);
  const setQuota = (quotaSize: number) =>
    session.send('Storage.overrideQuotaForOrigin', { origin: new URL(home).origin, quotaSize });
  await setQuota(1);
  await openPage(page, `${home}/docs/api`);
  const readPages = async () => {
    await gesture(page);
    return (await cachedPaths(page)).filter((path) => path.startsWith('/docs/'));
  };
  await expect.poll(readPages).not.toContain(first);
  const stayed = await cachedPaths(page);
  expect(stayed).toEqual(expect.arrayContaining([third, '/sin-conexion']));
  expect(stayed.filter((path) => path.startsWith('/assets/')).length).toBeGreaterThan(0);
  // There is room again: the page is kept like any other.
  await setQuota(1_000_000_000);
  await openPage(page, `${home}/docs/api`);
  await stored(page, '/docs/api');
});

test('all of the help is saved with one press on /aprender, and removed on the page for readers without a network', {
  tag: '@nightly',
}, async ({ page, host, home, siteDir }) => {
  test.setTimeout(600_000);
  const { sets }: SavableSets = JSON.parse(readFileSync(path.join(siteDir, SAVABLE_SETS), 'utf8'));
  await openPage(page, `${home}/aprender`);
  await panel(page).locator('summary').click();
  await expect(panel(page)).toContainText(/Se descargan \d+(?:,\d)? MB como máximo/);
  await saveAll(page, sets.length);

  await host.stop();
  await page.goto(`${home}/docs/mobile/funcionalidades/ventas/`);
  await expect(notice(page)).toContainText(copyOfToday());
  await page.goto(`${home}/sin-conexion`);
  await showIntent(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: /^Compras/ })).toBeVisible();
  await expect(main).toContainText('se necesita conexión');
  await host.start();
  await main.getByRole('button', { name: 'Intentar de nuevo' }).click();
  await expect(main.locator('.guardado')).toBeFocused();
  await main.getByRole('button', { name: 'Quitar Mobile' }).click();
  await expect(main.getByRole('button', { name: 'Guardar Mobile' })).toBeFocused();
  expect(await savedManifests(page)).toHaveLength(sets.length - 1);
});

test('a worker of an older version gives way, and all of it when the site has none', {
  tag: '@nightly',
}, async ({ page, host, home }) => {
  host.answer(/\/sw\.js$/, "addEventListener('fetch', () => {});");
  await openPage(page, `${home}/docs/sinco`);
  const hasWorker = async () => {
    await gesture(page);
    return workers(page);
  };
  await expect.poll(hasWorker).toBe(1);

  host.answer(/\/sw\.js$/);
  await readSinco(page, home);

  // The reader clears what browsers keep: it is there again with the next page that is used.
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', {
    origin: new URL(home).origin,
    storageTypes: 'all',
  });
  expect(await workers(page)).toBe(0);
  await openPage(page, `${home}/docs/mobile`);
  await stored(page, '/docs/mobile');

  host.answer(/\/sw\.js$/, farewellSource());
  await page.goto(`${home}/docs/sinco`);
  await expect.poll(() => workers(page)).toBe(0);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});

test('nothing is stored while the browser saves data', { tag: '@nightly' }, async ({
  page,
  host,
  home,
}) => {
  await reportConnection(page, { saveData: true });
  await openPanel(page, home);
  await expect(panel(page)).toContainText('El ahorro de datos está activo');
  expect(await workers(page)).toBe(0);
  expect(host.asked.filter((path) => /sw\.js|\/offline/.test(path))).toEqual([]);
});

test('the sign-in page of a hotspot is not kept as the search', async ({ page, host, home }) => {
  await readSinco(page, home);
  const leave = signIn(host, /\/assets\/js\/dialog-search\./);
  await page.keyboard.press('Control+k');
  const retry = page.getByRole('button', { name: 'Reintentar' });
  await expect(retry).toBeVisible();
  leave();
  await retry.click();
  await page.getByRole('combobox', { name: 'Buscar en la ayuda' }).fill('factura');
  await expect(page.getByRole('option').first()).toBeVisible();
});

for (const [what, breakOff, tag] of [
  ['is the sign-in page of a hotspot', signIn, []],
  ['never comes', hang, ['@nightly']],
] as const) {
  test(`a list of what can be saved that ${what} is told of, with a retry`, {
    tag: [...tag],
  }, async ({ page, host, home }) => {
    const mend = breakOff(host, /\/offline\.json$/);
    await openPanel(page, home);
    const retry = button(page, 'Intentar de nuevo');
    await expect(retry).toBeVisible();
    mend();
    await retry.click();
    await expect(button(page, 'Guardar Sinco')).toBeVisible();
  });
}

test.describe('seldom, and so at night,', { tag: '@nightly' }, () => {
  test('a server that signs in or never answers is told of, and its page is not kept', async ({
    page,
    host,
    home,
  }) => {
    await readSinco(page, home);
    const leave = signIn(host, /./);
    await page.goto(`${home}/docs/sinco`);
    await expect(page.getByRole('heading', { name: 'Sign in to the network' })).toBeVisible();
    leave();
    hang(host, /./);
    await page.goto(`${home}/docs/sinco`, { waitUntil: 'commit' });
    await expect(notice(page)).toContainText('La conexión no responde');
  });

  test('the bar comes and goes with the network while a page is read, and stays as long as a copy is shown', async ({
    page,
    host,
    home,
  }) => {
    await readSinco(page, home);
    // The browser's own switch would leave the worker its network.
    await host.stop();
    await page.evaluate(() => dispatchEvent(new Event('offline')));
    await expect(notice(page)).toContainText(copyOfToday());
    await host.start();
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(notice(page)).toHaveCount(0);

    await host.stop();
    await page.goto(`${home}/docs/sinco`);
    await expect(notice(page)).toContainText(copyOfToday());
    await waitUntilReady(page);
    await host.start();
    // Its answer to what the page asked before has come when the next question is there.
    for (let round = 0; round < 3; round += 1) {
      const asked = host.asked.length;
      await page.evaluate(() => dispatchEvent(new Event('online')));
      await expect.poll(() => host.asked.slice(asked).join()).toContain('/docs/sinco');
    }
    await expect(notice(page)).toBeVisible();
  });

  test('two tabs that save the same product do not take it from each other', async ({
    page,
    context,
    host,
    home,
    siteDir,
  }) => {
    await readSinco(page, home);
    await panel(page).locator('summary').click();
    const html = readFileSync(path.join(siteDir, 'docs/sinco/faqs/index.html'));
    const held: ServerResponse[] = [];
    host.answer(/\/docs\/sinco\/faqs/, (response) => held.push(response));
    await button(page, 'Guardar Sinco').click();
    await expect(button(page, 'Cancelar Sinco')).toBeVisible();
    const other = await context.newPage();
    await readSinco(other, home);
    await panel(other).locator('summary').click();
    await button(other, 'Guardar Sinco').click();
    host.answer(/\/docs\/sinco\/faqs/);
    for (const response of held) response.writeHead(200, { 'Content-Type': 'text/html' }).end(html);
    for (const tab of [page, other]) await expect(button(tab, 'Quitar Sinco')).toBeVisible();
    await host.stop();
    await other.goto(`${home}/docs/sinco/faqs/`);
    await expect(notice(other)).toContainText(copyOfToday());
  });

  test('a worker whose script never comes is told of to who saves a product', async ({
    page,
    host,
    home,
  }) => {
    const answer = hang(host, /\/sw\.js$/);
    await openPanel(page, home);
    await button(page, 'Guardar Sinco').click();
    await expect(panel(page)).toContainText('No se pudo guardar. Revise la conexión');
    // The browser goes on waiting, and asks again only when the line has broken.
    await host.stop();
    answer();
    await host.start();
    await button(page, 'Guardar Sinco').click();
    await expect(button(page, 'Quitar Sinco')).toBeVisible();
  });

  test('a browser that keeps nothing is told of to who saves a product', async ({ page, home }) => {
    await page.addInitScript(() => {
      CacheStorage.prototype.open = async () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
    });
    await openPanel(page, home);
    await button(page, 'Guardar Sinco').click();
    await expect(panel(page)).toContainText('No se pudo guardar');
    await page.goto(`${home}/sin-conexion`);
    await expect(page.getByRole('main')).toContainText('Este navegador no guarda páginas.');
  });
});
