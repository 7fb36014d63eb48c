import { waitUntilReady } from '../conformance/support/open-page';
import { pageTypes } from '../conformance/support/page-types';
import { expect, test } from '../conformance/support/site';

const WIDTHS = [320, 390, 768, 996, 1440, 1920];

for (const [type, address] of Object.entries(pageTypes)) {
  test(`R-LAY-13 the ${type} page does not scroll sideways`, async ({ page }) => {
    await page.goto(address);
    await waitUntilReady(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const { content, room } = await page.evaluate(() => ({
        content: document.documentElement.scrollWidth,
        room: document.documentElement.clientWidth,
      }));
      expect.soft(content, `at ${width} px`).toBeLessThanOrEqual(room);
    }
  });
}
