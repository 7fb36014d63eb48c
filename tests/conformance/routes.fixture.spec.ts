import { expect, test } from './support/fixture-site';

test('R-RUT-11 with noindex configured every page asks robots not to index it', async ({
  page,
}) => {
  for (const address of ['/', '/docs/guia']) {
    await page.goto(address);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute(
      'content',
      'noindex, nofollow',
    );
  }
});
