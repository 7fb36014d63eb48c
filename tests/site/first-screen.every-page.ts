import { readFileSync } from 'node:fs';
import { kinds } from '../../src/facts/kinds';
import { expect, test } from '../conformance/support/site';
import { sitemapPaths } from '../conformance/support/sitemap';

/** Share of the pages with steps of which the first may begin lower than `screens` says. */
const LATE_SHARE = 0.05;

/** Fewer items in a row are a remark rather than a procedure. */
const FEWEST_STEPS = 3;

/** The first screen of a report is its example; what to do with it comes later. */
const reports = kinds.reports('data').map(({ ruta }) => `/docs/${ruta}/`);

const docs = sitemapPaths(readFileSync('build/sitemap.xml', 'utf8')).filter(
  (address) => address.startsWith('/docs/') && !reports.includes(address),
);

// A reader in a hurry sees the page before any script has run.
test.use({ javaScriptEnabled: false });

for (const { width, height, screens } of [
  { width: 390, height: 844, screens: 1 },
  { width: 1440, height: 900, screens: 0.6 },
]) {
  test(`at ${width} px the first step begins within ${screens} screens`, async ({ page }) => {
    test.setTimeout(600_000);
    await page.setViewportSize({ width, height });
    let withSteps = 0;
    const late: string[] = [];
    for (const address of docs) {
      await page.goto(address, { waitUntil: 'load' });
      // Without it a page only leads to others, or tells what is new.
      if ((await page.locator('.ficha').count()) === 0) continue;
      const steps = page
        .locator(`.markdown ol:not(details ol, figure ol):has(> li:nth-child(${FEWEST_STEPS}))`)
        .first();
      if ((await steps.count()) === 0) continue;
      const box = await steps.boundingBox();
      if (!box) continue;
      withSteps += 1;
      if (box.y > screens * height) late.push(`${address}: ${(box.y / height).toFixed(2)} screens`);
    }
    expect(withSteps).toBeGreaterThan(0);
    expect(late.length / withSteps, late.join('\n')).toBeLessThanOrEqual(LATE_SHARE);
  });
}
