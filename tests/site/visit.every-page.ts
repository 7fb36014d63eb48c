import { readFileSync } from 'node:fs';
import { auditPage, EVERY_LOOK } from '../conformance/support/audit';
import { collectConsole } from '../conformance/support/console-messages';
import { waitUntilReady } from '../conformance/support/open-page';
import { expect, test } from '../conformance/support/site';
import { sitemapPaths } from '../conformance/support/sitemap';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const address of sitemapPaths(readFileSync('build/sitemap.xml', 'utf8'))) {
  test(`${address} says nothing in the console and breaks no rule of WCAG 2.2 AA`, async ({
    page,
  }) => {
    const messages = collectConsole(page);
    await page.goto(address);
    await waitUntilReady(page);
    expect.soft(messages, 'what the console shows').toEqual([]);
    expect(await auditPage(page, EVERY_LOOK)).toEqual([]);
  });
}
