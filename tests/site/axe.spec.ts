import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { waitUntilReady } from '../conformance/support/open-page';
import { pageTypes } from '../conformance/support/page-types';
import { expect, test } from '../conformance/support/site';

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const THEMES = ['light', 'dark'] as const;
const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

for (const [type, address] of Object.entries(pageTypes)) {
  test(`the ${type} page breaks no rule of WCAG 2.2 AA`, async ({ page }) => {
    // The longest pages have thousands of table cells whose contrast is computed four times.
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(address);
    await waitUntilReady(page);
    for (const theme of THEMES) {
      await page.setViewportSize(DESKTOP);
      await switchTheme(page, theme);
      for (const screen of [DESKTOP, PHONE]) {
        await page.setViewportSize(screen);
        const { violations } = await new AxeBuilder({ page })
          .options({ runOnly: { type: 'tag', values: WCAG_22_AA }, resultTypes: ['violations'] })
          // The site has no frames, so the checks need no second page to be put together.
          .setLegacyMode()
          .analyze();
        const found = violations.flatMap(({ id, nodes }) =>
          nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
        );
        expect.soft(found, `${theme}, ${screen.width} px`).toEqual([]);
      }
    }
  });
}

/** Uses the toggle, as a reader does: pictures with a version for each theme follow only it. */
async function switchTheme(page: Page, theme: (typeof THEMES)[number]): Promise<void> {
  const root = page.locator('html');
  if ((await root.getAttribute('data-theme')) === theme) return;
  await page.getByRole('button', { name: /^Cambiar entre modo oscuro y claro/ }).click();
  await expect(root).toHaveAttribute('data-theme', theme);
}
