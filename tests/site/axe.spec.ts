import { auditPage } from '../conformance/support/audit';
import { openPage } from '../conformance/support/open-page';
import { pageTypes } from '../conformance/support/page-types';
import { expect, test } from '../conformance/support/site';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [type, address] of Object.entries(pageTypes)) {
  test(`the ${type} page breaks no rule of WCAG 2.2 AA`, async ({ page }) => {
    // The longest pages have thousands of table cells whose contrast is computed four times.
    test.slow();
    await openPage(page, address);
    expect(await auditPage(page)).toEqual([]);
  });
}
