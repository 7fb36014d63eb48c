import type { Page } from '@playwright/test';
import { openPage } from './open-page';
import { field, options } from './search-dialog';
import { expect as expectOfSite } from './site';

/** What is stored comes after what the reader sees, when the machine has nothing else to do. */
export const expect = expectOfSite.configure({ timeout: 40_000 });

/** The bar that says that there is no network. */
export const notice = (page: Page) => page.locator('#aviso-de-conexion');

/** «Guardar la ayuda en este equipo». */
export const panel = (page: Page) => page.locator('details.guardar');

const today = new Intl.DateTimeFormat('es-CO', { day: 'numeric', month: 'long' });

/** What an offline copy of today says. */
export function copyOfToday(): string {
  return `Sin conexión: está leyendo la copia del ${today.format(new Date())}.`;
}

/** How many workers the site has in this browser. */
export function workers(page: Page): Promise<number> {
  return page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
}

/**
 * Does something that changes nothing. What is stored waits for a gesture on the living page, and the
 * one that brought it to life may have come before.
 */
export function gesture(page: Page): Promise<void> {
  return page.keyboard.press('Shift');
}

/** Paths of all that is in the caches. */
export function cachedPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const requests: Request[] = [];
    for (const name of await caches.keys()) {
      requests.push(...(await (await caches.open(name)).keys()));
    }
    return requests.map(({ url }) => new URL(url).pathname);
  });
}

/** Waits until a page and the one for all that are missing are in the caches. */
export async function stored(page: Page, path: string): Promise<void> {
  const paths = async () => {
    await gesture(page);
    return cachedPaths(page);
  };
  await expect.poll(paths).toContainEqual(expect.stringMatching(`${path}$`));
  await expect.poll(paths).toContainEqual(expect.stringMatching(/\/sin-conexion$/));
}

/** Reads the root of Sinco, until it is stored. */
export async function readSinco(page: Page, home: string): Promise<void> {
  await openPage(page, `${home}/docs/sinco`);
  await stored(page, '/docs/sinco');
}

/**
 * Waits until what a search asked for is in the caches too, which is after its first answer. Its worker
 * is not stored with it: without a network, the search works in the page.
 */
export async function searchStored(page: Page, asked: readonly string[]): Promise<void> {
  const missing = async () => {
    const paths = await cachedPaths(page);
    const wanted = asked.filter((path) => /\/search-|\/assets\/js\/(?!worker-)/.test(path));
    return wanted.filter((path) => !paths.includes(path));
  };
  await expect.poll(missing).toEqual([]);
}

/** Names of the manifests of what is saved whole. */
export function savedManifests(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = (await caches.keys()).flatMap((name) => name.split('guardado ')[1] ?? []);
    const whole = await Promise.all(names.map((name) => caches.match(`/${name}`)));
    return names.filter((_, index) => whole[index]);
  });
}

/** Searches on a living page, and closes the search. */
export async function search(page: Page, query: string): Promise<void> {
  await page.keyboard.press('Control+K');
  await field(page).fill(query);
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
}

/** What the caches lack of a saved product, by its own account: addresses of its pages, and of the files that they take. */
export async function missingOf(page: Page, manifest: string): Promise<string[]> {
  const { held, missing } = await page.evaluate(async (name) => {
    const answer = await caches.match(`/${name}`);
    if (!answer) throw new Error(`${name} is not saved`);
    const { pages, files }: Record<string, [string][]> = await answer.json();
    const held = [...(pages ?? []), ...(files ?? [])].map(([path]) =>
      `/${path}`.replace(/(.)\/$/, '$1'),
    );
    const stored = await Promise.all(held.map((address) => caches.match(address)));
    return { held, missing: held.filter((_, index) => stored[index]?.status !== 200) };
  }, manifest);
  expect(held.length).toBeGreaterThan(30);
  return missing;
}

/** Unfolds, on the root of Sinco, what saves it. */
export async function openPanel(page: Page, home: string): Promise<void> {
  await openPage(page, `${home}/docs/sinco`);
  await panel(page).locator('summary').click();
}

/** Saves Sinco from its root, and waits until it is whole. */
export async function saveSinco(page: Page, home: string): Promise<void> {
  await openPanel(page, home);
  await panel(page).getByRole('button', { name: 'Guardar Sinco' }).click();
  await expect(panel(page).getByRole('button', { name: 'Quitar Sinco' })).toBeVisible();
}

/** Presses «Guardar toda la ayuda» on the page that is shown, and waits until every product is whole. */
export async function saveAll(page: Page, products: number): Promise<void> {
  await page.getByRole('button', { name: 'Guardar toda la ayuda' }).click();
  await expect(page.getByRole('progressbar').first()).toBeVisible();
  const manifests = async () => (await savedManifests(page)).length;
  await expect.poll(manifests, { timeout: 600_000 }).toBe(products);
  const remove = page.locator('.guardado').getByRole('button', { name: /^Quitar / });
  await expect(remove).toHaveCount(products);
}
