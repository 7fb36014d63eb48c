import type { Route } from '@playwright/test';
import { reportConnection } from '../conformance/support/connection';
import { openPage, waitUntilReady } from '../conformance/support/open-page';
import { clientMenu, menuToggle } from '../conformance/support/phone-menu';
import { expect, test } from '../conformance/support/site';
import { expectSound, expectUsable } from '../conformance/support/usable-page';
import { PHONE } from '../conformance/support/viewports';

const PAGE = '/docs/delfin/pasos-iniciales/vender/';

function answer(status: number, body: string, contentType = 'text/html') {
  return (route: Route) => route.fulfill({ status, body, contentType });
}

/** How a file can fail on its way. */
const FAILURES = {
  'answers 404': answer(404, '<h1>Not Found</h1>'),
  'never answers': () => Promise.resolve(),
  'comes as the sign-in page of a hotspot': answer(200, '<h1>Sign in to the network</h1>'),
  'comes without its second half': async (route) => {
    const response = await route.fetch();
    const body = await response.body();
    await route.fulfill({ response, body: body.subarray(0, body.length / 2) });
  },
  'throws when it runs': answer(200, 'throw new Error("broken on its way")', 'text/javascript'),
} as const satisfies Record<string, (route: Route) => Promise<void>>;

type Failure = keyof typeof FAILURES;

const CLIENT = /\/assets\/js\/main\./;
const CHUNKS =
  /\/assets\/js\/(?!boot\.|pre-hydration\.|dialog-search\.|runtime~main\.|main\.|search-|plugins_|src_)/;

const FILES: Readonly<Record<string, RegExp>> = {
  'the boot script': /\/assets\/js\/boot\./,
  'the pre-hydration script': /\/assets\/js\/pre-hydration\./,
  "the bundler's runtime": /\/assets\/js\/runtime~main\./,
  'the chunks of the page': CHUNKS,
  'every script': /\/assets\/js\//,
  'the stylesheet of the client': /\/assets\/css\/styles\./,
  'both files of the search': /\/search-(docs|index)-/,
  'the texts of the search': /\/search-texts-/,
  'the worker of the search': /\/assets\/js\/worker-search/,
  'the dialog of the search': /\/assets\/js\/dialog-search\./,
};

for (const failure of Object.keys(FAILURES) as Failure[]) {
  test(`a link is followed though each chunk of its page ${failure}`, {
    tag: failure === 'answers 404' ? [] : ['@nightly'],
  }, async ({ page }) => {
    // Nothing is fetched ahead, or the click would need no file.
    await reportConnection(page, { saveData: true });
    await openPage(page, '/docs/delfin');
    await page.route(CHUNKS, FAILURES[failure]);
    await page.locator('a.navbar__link', { hasText: 'Sinco' }).click();
    await expect(page.locator('html.docs-doc-id-sinco')).toBeAttached({ timeout: 20_000 });
    await expectSound(page);
  });
}

const FAULTS: readonly (readonly [name: string, file: RegExp, failure: Failure])[] = [
  ...(Object.keys(FAILURES) as Failure[]).map(
    (failure) => ['its client', CLIENT, failure] as const,
  ),
  ...Object.entries(FILES).flatMap(([name, file]) =>
    (['answers 404', 'never answers'] as const).map((failure) => [name, file, failure] as const),
  ),
];

for (const [name, file, failure] of FAULTS) {
  test(`a page can be used though ${name} ${failure}`, { tag: '@nightly' }, async ({ page }) => {
    await page.route(file, FAILURES[failure]);
    await expectUsable(page);
  });
}

test('the menu of a phone opens without the script that opens it at once', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.route(FILES['the pre-hydration script'] ?? '', FAILURES['answers 404']);
  await page.goto(PAGE);
  await menuToggle(page).click();
  const entry = clientMenu(page).getByRole('link', { name: 'Configurar la empresa' });
  await expect(entry).toBeVisible();
});

test('a text that cannot be copied is told of, and comes with the next press', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.route('**/*.md', FAILURES['comes as the sign-in page of a hotspot']);
  await page.goto(PAGE);
  await waitUntilReady(page);
  const copy = page.getByRole('button', { name: 'Copiar como texto' });
  await copy.click();
  await expect(page.getByText('No se pudo traer el texto')).toBeVisible();
  await page.unroute('**/*.md');
  await copy.click();
  await expect(page.getByText('Página copiada como texto')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('primera venta');
});
