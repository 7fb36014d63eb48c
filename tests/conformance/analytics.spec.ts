import { openPage } from './support/open-page';
import { expect, test } from './support/site';

test('R-ANA-01 without an id there is no analytics script and no request', async ({
  page,
  siteUrl,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await openPage(page, '/');
  await page.locator('a.navbar__link', { hasText: 'Sinco' }).click();
  await expect(page).toHaveURL(/\/docs\/sinco$/);
  await page.goBack();

  expect(requested.filter((url) => !url.startsWith(siteUrl) && !url.startsWith('data:'))).toEqual(
    [],
  );
  const traces = await page.evaluate(() => [typeof window.gtag, typeof window.dataLayer]);
  expect(traces).toEqual(['undefined', 'undefined']);
  await expect(page.locator('script[src*="google"], link[href*="google"]')).toHaveCount(0);
});
