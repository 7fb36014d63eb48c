import { expect, test } from './support/fixture-site';

test('R-RUT-11 with noindex configured every page asks robots not to index it', async ({
  page,
  request,
}) => {
  // A build that is in no list of pages names none.
  expect(await (await request.get('/robots.txt')).text()).toBe('User-agent: *\nAllow: /\n');
  for (const address of ['/', '/docs/guia']) {
    await page.goto(address);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute(
      'content',
      'noindex, nofollow',
    );
  }
});
