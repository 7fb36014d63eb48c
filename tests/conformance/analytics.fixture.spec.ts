import { expect, test } from './support/fixture-site';
import { openPage } from './support/open-page';

test('R-ANA-01 with an id each route change sends one page view, with the IP anonymised', async ({
  page,
}) => {
  await page.route(/googletagmanager|google-analytics/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  const script = page.waitForRequest(/googletagmanager\.com\/gtag\/js\?id=G-CONFORMANCE$/);
  await openPage(page, '/');
  await script;

  const calls = () => page.evaluate(() => (window.dataLayer ?? []).map((call) => Array.from(call)));
  const pageViews = async () =>
    (await calls()).filter(([command, name]) => command === 'event' && name === 'page_view');

  // The analytics script itself counts the first page, from the configuration.
  expect(await calls()).toContainEqual(['config', 'G-CONFORMANCE', { anonymize_ip: true }]);
  expect(await pageViews()).toHaveLength(0);

  await page.getByRole('link', { name: 'Enlace', exact: true }).click();
  await expect.poll(pageViews).toHaveLength(1);
  expect(await calls()).toContainEqual(['set', 'page_path', '/larga']);

  await page.goBack();
  await expect.poll(pageViews).toHaveLength(2);
  expect((await calls()).at(-2)).toEqual(['set', 'page_path', '/']);
});
