import { openPage } from '../conformance/support/open-page';
import { expect, test } from '../conformance/support/site';
import { DESKTOP, PHONE } from '../conformance/support/viewports';

const ADDRESS = '/estilo';
const API_PAGES = [
  '/docs/api/modo-de-uso/filtrar-informacion/',
  '/docs/api/modo-de-uso/ejemplos/',
  '/docs/api/modo-de-uso/seleccionar-columnas/',
];
const RESPONSE = `{
  "datos": [
    { "codigo": "ABA-003", "nombre": "Café molido 500 g", "precio": 21000 }
  ],
  "pagina": 1,
  "total": 1
}`;

test('code has its colours without any script', { tag: '@nightly' }, async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(ADDRESS);
  const block = page.locator('.theme-code-block', { hasText: '"datos"' });
  await expect(block.locator('code')).toHaveText(RESPONSE, { useInnerText: true });
  const colors = await block
    .locator('.property, .string, .number')
    .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).color));
  expect(new Set(colors).size).toBe(3);
  await context.close();
});

for (const viewport of [DESKTOP, PHONE]) {
  test(`what is asked of the API is read whole at ${viewport.width} px`, {
    tag: '@nightly',
  }, async ({ page }) => {
    await page.setViewportSize(viewport);
    for (const address of API_PAGES) {
      await openPage(page, address);
      const hidden = await page
        .locator('pre.language-http:visible')
        .evaluateAll((found) => found.map((block) => block.scrollWidth - block.clientWidth));
      expect(hidden.length, address).toBeGreaterThan(0);
      expect(Math.max(...hidden), address).toBe(0);
    }
  });
}

test('the button that copies is seen at rest, and copies code as it was written with the first press', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/docs/api/modo-de-uso/filtrar-informacion/');
  const request = page.locator('.theme-code-block').filter({ hasText: '&' }).first();
  const button = request.getByRole('button', { name: 'Copiar código' });
  await expect(button).toHaveCSS('opacity', '1');
  await button.click();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toMatch(/^GET \/api\/v2\/\S+&\S+ HTTP\/1\.1\n/);
  await page.goto(ADDRESS);
  for (const part of ['"datos"', 'await fetch']) {
    const block = page.locator('.theme-code-block', { hasText: part });
    await block.getByRole('button', { name: 'Copiar código' }).click();
    await expect(page.locator('.aviso-breve')).toHaveText('Código copiado');
    await expect.poll(copied).toBe(await block.locator('code').textContent());
  }
});
