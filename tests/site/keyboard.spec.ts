import type { Page } from '@playwright/test';
import { openPage } from '../conformance/support/open-page';
import { pageTypes } from '../conformance/support/page-types';
import { expect, test } from '../conformance/support/site';

declare global {
  interface Window {
    /** What a keyboard should reach on the page, in document order. */
    stops: Element[];
    /** What it reached so far; undefined where the focus had left the page. */
    reached: (Stop | undefined)[];
  }
}

/** What one press of Tab led to; `position` is -1 for a stop that only the browser adds. */
interface Stop {
  position: number;
  element: string;
  isMarked: boolean;
  isInView: boolean;
}

const walkedTypes = {
  ...pageTypes,
  post: '/blog/mobile-3-5',
  'search results': '/buscar?q=caja',
  style: '/estilo',
};

/** Presses between two questions to the page, which cost as much as a press. */
const PRESSES_AT_ONCE = 20;

/** Collects what the reader can operate and see; returns how many those are. */
function collectStops(page: Page): Promise<number> {
  return page.evaluate(() => {
    const operable =
      'a[href], button:not([disabled]), input:not([type="hidden"]), select, textarea, summary, [tabindex="0"]';
    window.stops = [...document.querySelectorAll(operable)].filter((element) => {
      const isShown = element.getClientRects().length > 0;
      const isReachable = element.getAttribute('tabindex') !== '-1';
      // Tab goes to the chosen one of a group, and arrows to the others.
      const isUnchosen = element.matches('[type="radio"]:not(:checked)');
      return (
        isShown && isReachable && !isUnchosen && getComputedStyle(element).visibility === 'visible'
      );
    });
    return window.stops.length;
  });
}

/**
 * Has the page write down where the focus stands whenever Tab is pressed, which is before it moves:
 * by then the browser has scrolled to it.
 */
function recordStops(page: Page): Promise<void> {
  return page.evaluate(() => {
    const hasOutline = (candidate: Element | null) => {
      if (!candidate) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(candidate);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    };
    const present = (): Stop | undefined => {
      const element = document.activeElement;
      if (!element || element === document.body) return undefined;
      const { top, bottom } = element.getBoundingClientRect();
      return {
        position: window.stops.indexOf(element),
        element: element.outerHTML.slice(0, 120),
        isMarked: hasOutline(element) || hasOutline(element.closest('form')),
        isInView: bottom > 0 && top < window.innerHeight,
      };
    };
    window.reached = [];
    window.addEventListener('keydown', () => window.reached.push(present()), { capture: true });
  });
}

async function walk(page: Page): Promise<{ expected: number; stops: Stop[] }> {
  const expected = await collectStops(page);
  await recordStops(page);
  let reached: (Stop | undefined)[] = [];
  // Scrolling regions of the browser's own may add a few stops.
  while (reached.length < expected + PRESSES_AT_ONCE) {
    for (let press = 0; press < PRESSES_AT_ONCE; press += 1) await page.keyboard.press('Tab');
    // The first press starts from the page itself.
    reached = await page.evaluate(() => window.reached.slice(1));
    if (reached.includes(undefined)) break;
  }
  const left = reached.indexOf(undefined);
  const stops = left === -1 ? reached : reached.slice(0, left);
  return { expected, stops: stops.filter((stop) => stop !== undefined) };
}

for (const [type, address] of Object.entries(walkedTypes)) {
  test(`Tab reaches, shows and leaves everything that can be operated on the ${type} page`, async ({
    page,
  }) => {
    // The longest pages have a thousand links.
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openPage(page, address);
    // Its results come after the page, and are what is walked.
    if (type === 'search results') await page.locator('main ol a').first().waitFor();
    const { expected, stops } = await walk(page);
    const own = stops.filter(({ position }) => position !== -1);
    const elementsOf = (found: readonly Stop[]) => found.map(({ element }) => element);

    expect.soft(elementsOf(stops.filter(({ isMarked }) => !isMarked)), 'focus is seen').toEqual([]);
    expect
      .soft(elementsOf(stops.filter(({ isInView }) => !isInView)), 'focus is in view')
      .toEqual([]);
    expect
      .soft(
        own.map(({ position }) => position),
        'every stop once, in the order of the page',
      )
      .toEqual(Array.from({ length: expected }, (_, position) => position));
  });
}

test('a table wider than a phone scrolls with the arrows once it has the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, '/estilo');
  const region = page.getByRole('region', { name: 'Tabla: Tablas (2)', exact: true });
  await region.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => region.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
});

test('a detail opens and closes with Enter', async ({ page }) => {
  await openPage(page, '/estilo');
  const summary = page.getByText('Un detalle cerrado');
  const content = summary.locator('xpath=..').getByText('Aquí va lo que');
  await summary.focus();
  await page.keyboard.press('Enter');
  await expect(content).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(content).toBeHidden();
});

test('arrows go through the tabs', async ({ page }) => {
  await openPage(page, '/estilo');
  await page.getByRole('tab', { name: 'En la terminal' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'En el servidor' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tabpanel')).toHaveText('Abra el administrador del servidor.');
});

test.describe('a control does with a key what it does with a click', () => {
  test('the theme changes, and its button keeps the focus', async ({ page }) => {
    await openPage(page, '/');
    const button = page.getByRole('button', { name: /modo (claro|oscuro)/ });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(button).toBeFocused();
  });

  test('a section of the sidebar folds and unfolds', async ({ page }) => {
    await openPage(page, pageTypes.screen);
    const toggle = page.locator('.menu__caret').first();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await toggle.focus();
    await page.keyboard.press('Enter');
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Space');
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(toggle).toBeFocused();
  });

  test('many permissions come out from behind their number', async ({ page }) => {
    await openPage(page, '/docs/mobile/funcionalidades/transacciones/crear/');
    const permission = page.locator('.ficha').getByText('inv-entradas');
    await expect(permission).toBeHidden();
    await page.locator('.ficha summary').focus();
    await page.keyboard.press('Space');
    await expect(permission).toBeVisible();
  });

  test('the code of a block is copied', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openPage(page, pageTypes['API reference']);
    const block = page.locator('.theme-code-block').first();
    await block.getByRole('button', { name: 'Copiar código' }).focus();
    await page.keyboard.press('Enter');
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toContain('GET /api/v2/');
  });

  test('a page of a path is ticked', async ({ page }) => {
    await openPage(page, '/aprender');
    const box = page.getByRole('checkbox').first();
    await box.focus();
    await page.keyboard.press('Space');
    await expect(box).toBeChecked();
    await expect(box).toBeFocused();
  });

  test('the contents of a page open on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openPage(page, pageTypes.screen);
    const button = page.locator('.theme-doc-toc-mobile button');
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('.theme-doc-toc-mobile').getByRole('link').first()).toBeVisible();
    await expect(button).toBeFocused();
  });
});

test('the search of the home page opens with Enter and Escape gives the focus back', async ({
  page,
}) => {
  await openPage(page, '/');
  const button = page.getByRole('button', { name: 'Busque una tarea' });
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Buscar en la ayuda' });
  await expect(dialog.getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});
