import path from 'node:path';
import { loadRoutes } from '../../src/facts/routes';
import { consoleOfPages } from '../conformance/support/console-walk';
import { pageTypes } from '../conformance/support/page-types';
import { expect, test } from '../conformance/support/site';
import { readSitemap } from '../conformance/support/sitemap';

/** One page in so many besides one of each type; `npm run check:pages` walks them all. */
const STRIDE = 4;

test('the console shows no error and no warning, from page to page of the sitemap', async ({
  page,
  request,
}) => {
  test.setTimeout(300_000);
  const addresses = await readSitemap(request);
  expect(addresses.length).toBeGreaterThan(loadRoutes(path.resolve('data')).size);
  const types = Object.entries(pageTypes).filter(([type]) => type !== 'not found');
  const walked = addresses.filter((_, index) => index % STRIDE === 0);
  const all = new Set([...types.map(([, address]) => address), ...walked]);
  expect(await consoleOfPages(page, [...all])).toEqual([]);
});
