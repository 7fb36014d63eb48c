import { readFileSync } from 'node:fs';
import { kinds } from '../../src/facts/kinds';
import { expect, test } from '../conformance/support/site';
import { sitemapPaths } from '../conformance/support/sitemap';

/** Share of the pages with steps of which the first must begin as high as `screens` says. */
const SHARE = 0.95;

/** Fewer items in a row are a remark rather than a procedure. */
const FEWEST_STEPS = 3;

/** The first screen of a report is its example; what to do with it comes later. */
const reports = kinds.reports('data').map(({ ruta }) => `/docs/${ruta}/`);

const docs = sitemapPaths(readFileSync('build/sitemap.xml', 'utf8')).filter(
  (address) => address.startsWith('/docs/') && !reports.includes(address),
);

interface Distance {
  address: string;
  /** From the top of the page to the first step, in heights of the screen. */
  screens: number;
}

function shareWithin(distances: readonly Distance[], screens: number): number {
  return distances.filter((distance) => distance.screens <= screens).length / distances.length;
}

function median(distances: readonly Distance[]): number {
  return distances[Math.floor(distances.length / 2)]?.screens ?? Number.NaN;
}

// A reader in a hurry sees the page before any script has run.
test.use({ javaScriptEnabled: false });

for (const { width, height, screens } of [
  { width: 390, height: 844, screens: 1 },
  { width: 1440, height: 900, screens: 0.6 },
]) {
  test(`at ${width} px the first step begins within ${screens} screens`, async ({ page }) => {
    test.setTimeout(600_000);
    await page.setViewportSize({ width, height });
    const distances: Distance[] = [];
    for (const address of docs) {
      await page.goto(address, { waitUntil: 'load' });
      // Without it a page only leads to others, or tells what is new.
      if ((await page.locator('.ficha').count()) === 0) continue;
      const steps = page
        .locator(`.markdown ol:not(details ol, figure ol):has(> li:nth-child(${FEWEST_STEPS}))`)
        .first();
      if ((await steps.count()) === 0) continue;
      const box = await steps.boundingBox();
      if (box) distances.push({ address, screens: box.y / height });
    }
    distances.sort((one, other) => one.screens - other.screens);
    const late = distances.filter((distance) => distance.screens > screens).reverse();
    console.log(
      `${width} px: ${distances.length} pages with steps, median ${median(distances).toFixed(2)} screens, ` +
        `${(100 * shareWithin(distances, screens)).toFixed(1)} % within ${screens}`,
    );
    for (const { address, screens: distance } of late) {
      console.log(`  ${distance.toFixed(2)} ${address}`);
    }
    expect(distances.length).toBeGreaterThan(0);
    expect(shareWithin(distances, screens)).toBeGreaterThanOrEqual(SHARE);
  });
}
