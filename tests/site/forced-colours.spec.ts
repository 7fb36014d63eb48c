import type { Page } from '@playwright/test';
import { violations } from '../conformance/support/audit';
import { openPage } from '../conformance/support/open-page';
import { pageTypes } from '../conformance/support/page-types';
import { field, openDialog } from '../conformance/support/search-dialog';
import { expect, test } from '../conformance/support/site';

/** What has too little contrast, in the colour that the system forces on a text: axe asks for its fill, which is not. */
async function contrastFaults(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const { color } = getComputedStyle(element);
      element.style.setProperty('-webkit-text-fill-color', color);
    }
  });
  return violations(page, { rules: { type: 'rule', values: ['color-contrast'] } });
}

/** The ground of the first chart of a page, its own or the paper's, and the colours of all that is drawn on it. */
/** What of the charts of a page is drawn in the colour of the ground: letters, bars, lines and slices. */
function unseenInCharts(page: Page): Promise<string[]> {
  return page.locator('.grafico svg').evaluateAll((drawings) =>
    drawings.flatMap((drawing) => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.backgroundColor = 'Canvas';
      const ground = getComputedStyle(probe).backgroundColor;
      probe.remove();
      return [...drawing.querySelectorAll('rect, path, polyline, circle, .trazo text')]
        .filter((part) => {
          const { fill, stroke } = getComputedStyle(part);
          return [fill, stroke].every((colour) => colour === 'none' || colour === ground);
        })
        .map((part) => part.outerHTML);
    }),
  );
}

/** The links and controls that do not show it when a key brings the focus to them. */
async function withoutFocusMark(page: Page): Promise<string[]> {
  await page.keyboard.press('Tab');
  return page
    .locator(':is(.navbar, aside, main) :is(a[href], button, summary, [role=tab])')
    .evaluateAll((controls) =>
      (controls as HTMLElement[]).flatMap((control) => {
        control.focus();
        if (document.activeElement !== control) return [];
        const { outlineStyle, outlineWidth } = getComputedStyle(control);
        const isMarked = outlineStyle === 'solid' && Number.parseFloat(outlineWidth) >= 2;
        return isMarked ? [] : [control.outerHTML.slice(0, 80)];
      }),
    );
}

test('the active page and the notices keep a border', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/estilo');
  await expect(page.locator('.theme-admonition').first()).toHaveCSS('border-top-style', 'solid');
  await page.goto(pageTypes.screen);
  await expect(page.locator('.menu__link[aria-current="page"]').last()).toHaveCSS(
    'outline-style',
    'solid',
  );
});

// The theme of the reader is the other one, so that nothing of it passes for what the system forces.
for (const [colorScheme, theme] of [
  ['light', 'dark'],
  ['dark', 'light'],
] as const) {
  test.describe(`${colorScheme}, over the ${theme} theme`, { tag: '@nightly' }, () => {
    test.beforeEach(async ({ page }) => {
      await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
      await page.emulateMedia({ forcedColors: 'active', colorScheme });
    });

    test('texts can be read, and states and the focus be told', async ({ page }) => {
      for (const address of [pageTypes.procedure, '/estilo']) {
        await openPage(page, address);
        expect(await contrastFaults(page), address).toEqual([]);
        expect(await withoutFocusMark(page), address).toEqual([]);
      }

      await openPage(page, '/');
      const job = page.locator('.roles > button');
      await job.nth(1).click();
      await expect(job.nth(1)).toHaveAttribute('aria-pressed', 'true');
      const grounds = await job.evaluateAll((buttons) =>
        buttons.map((button) => getComputedStyle(button).backgroundColor),
      );
      expect(grounds.filter((colour) => colour === grounds[1])).toHaveLength(1);
      expect(await contrastFaults(page)).toEqual([]);
    });

    test('charts, drawn windows and tags can be read', async ({ page }) => {
      await page.goto(pageTypes['report with chart']);
      expect(await contrastFaults(page)).toEqual([]);
      expect(await unseenInCharts(page)).toEqual([]);
      await page.goto('/docs/delfin/reportes/maestros/grupos/');
      expect(await unseenInCharts(page)).toEqual([]);
    });

    test('the search tells its focus and the option chosen', async ({ page }) => {
      await openDialog(page);
      await field(page).fill('factura');
      const chosen = page.locator('[role=option][aria-selected=true]');
      await expect(chosen).toHaveCSS('outline-style', 'solid');
      await expect(field(page)).toHaveCSS('outline-style', 'solid');
    });
  });
}
