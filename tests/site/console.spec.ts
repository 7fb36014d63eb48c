import path from 'node:path';
import { kinds } from '../../src/facts/kinds';
import { consoleOfPages } from '../conformance/support/console-walk';
import { pageTypes } from '../conformance/support/page-types';
import { expect, test } from '../conformance/support/site';
import { readSitemap } from '../conformance/support/sitemap';

/** One page in so many; page-types.spec.ts has one of each type, and `npm run check:pages` all. */
const STRIDE = 4;

test('the console shows no error and no warning, from page to page of the sitemap', async ({
  page,
  request,
}) => {
  test.setTimeout(300_000);
  const addresses = await readSitemap(request);
  expect(addresses.length).toBeGreaterThan(kinds.routes(path.resolve('data')).size);
  const types = new Set<string>(Object.values(pageTypes));
  const walked = addresses.filter((address, index) => index % STRIDE === 0 && !types.has(address));
  expect(await consoleOfPages(page, walked)).toEqual([]);
});
