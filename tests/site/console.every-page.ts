import { readFileSync } from 'node:fs';
import { consoleOfPages } from '../conformance/support/console-walk';
import { expect, test } from '../conformance/support/site';
import { sitemapPaths } from '../conformance/support/sitemap';

for (const address of sitemapPaths(readFileSync('build/sitemap.xml', 'utf8'))) {
  test(`${address} shows no error and no warning in the console`, async ({ page }) => {
    expect(await consoleOfPages(page, [address])).toEqual([]);
  });
}
