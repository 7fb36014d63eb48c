import { readFileSync } from 'node:fs';
import { auditPage, EVERY_LOOK } from '../conformance/support/audit';
import { openPage } from '../conformance/support/open-page';
import { expect, test } from '../conformance/support/site';
import { sitemapPaths } from '../conformance/support/sitemap';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const address of sitemapPaths(readFileSync('build/sitemap.xml', 'utf8'))) {
  test(`${address} breaks no rule of WCAG 2.2 AA`, async ({ page }) => {
    await openPage(page, address);
    expect(await auditPage(page, EVERY_LOOK)).toEqual([]);
  });
}
