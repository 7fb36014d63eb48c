import { buildFixture } from './support/fixture-builds';
import { expect, test } from './support/fixture-site';
import { showIntent } from './support/open-page';

test('R-ERR-02 R-ERR-03 the outermost fallback shows the cause chain, names the navbar item that fails and recovers', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.fragileItemFails = true;
  });
  await page.goto('/');
  await showIntent(page);
  await expect(page.getByRole('heading', { name: 'This page crashed', exact: true })).toBeVisible();
  await expect(page.getByText('Cause:\nThe fragile item failed')).toBeVisible();
  await expect(page.getByText('Cause:\nIts data was missing')).toBeVisible();
  const message = page.getByText('A theme navbar item failed to render.');
  await expect(message).toContainText(
    'Please double-check the following navbar item (themeConfig.navbar.items) of your Docusaurus config:',
  );
  await expect(message).toContainText('"type": "html"');
  await expect(page.getByRole('alert')).toHaveText(
    'Pulse «Try again». Si vuelve a fallar, recargue la página o busque el tema en el mapa del sitio.',
  );
  // Or the button would be kept for a client that does not come.
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');

  await page.evaluate(() => {
    window.fragileItemFails = false;
  });
  await page.getByRole('button', { name: 'Try again', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Portada' })).toBeVisible();
  await expect(page.getByText('This page crashed')).toHaveCount(0);
});

test.describe('pages that cannot be rendered', () => {
  const CAUSES = {
    'unknown-item-type': 'No NavbarItem component found for type "carrusel".',
    'sidebar-without-target':
      'DocSidebarNavbarItem: Sidebar with ID "sin-destino" doesn\'t have anything to be linked to.',
    'unknown-docs-version':
      /No docs version exist for name '9\.9', please verify .*\n\s*Available version names:\n\s*- current/,
    'missing-locale-config': 'no locale config found for locale=fr',
    'unexpected-color-mode': 'unexpected color mode sepia',
    'without-default-export':
      "The page component at /without-default-export doesn't have a default export.",
  };

  for (const [route, cause] of Object.entries(CAUSES)) {
    test(`R-ERR-04 the build fails for ${route} and says why`, async () => {
      const { exitCode, log } = await buildFixture('broken-render');
      expect(exitCode).not.toBe(0);
      const reason = log.split(`Can't render static file for pathname "/${route}"`)[1] ?? '';
      const [, ownCause = ''] = reason.split('[cause]: ');
      expect(ownCause).toMatch(cause);
    });
  }
});

test('R-ERR-07 a broken link fails the build', async () => {
  const { exitCode, log } = await buildFixture('broken-link');
  expect(exitCode).not.toBe(0);
  expect(log).toContain('Docusaurus found broken links!');
  expect(log).toContain('-> linking to /no-existe');
});

test('R-ERR-07 a broken markdown image fails the build', async () => {
  const { exitCode, log } = await buildFixture('broken-image');
  expect(exitCode).not.toBe(0);
  expect(log).toContain('Markdown image with URL `./no-existe.png`');
});

test('R-ERR-07 broken anchors, duplicate routes and broken markdown links only warn', async () => {
  const { exitCode, log } = await buildFixture('options');
  expect(exitCode).toBe(0);
  expect(log).toContain('[WARNING] Docusaurus found broken anchors!');
  expect(log).toContain('-> linking to /contacto#no-existe');
  expect(log).toContain('[WARNING] Duplicate routes found!');
  expect(log).toContain('Attempting to create page at /contacto');
  expect(log).toContain('[WARNING] Markdown link with URL `./guia.md`');
});
