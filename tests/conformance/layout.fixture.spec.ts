import type { Locator, Page } from '@playwright/test';
import { collectConsole, isRefusal } from './support/console-messages';
import { expect, test } from './support/fixture-site';
import { holdClient } from './support/hold-client';
import { openPage, waitUntilReady } from './support/open-page';
import { menuToggle, staticMenu } from './support/phone-menu';
import { PHONE } from './support/viewports';

const DISMISSED_KEY = 'docusaurus.announcement.dismiss';

function announcementBar(page: Page): Locator {
  return page.locator('.theme-announcement-bar');
}

test.describe('announcement bar', () => {
  test('R-LAY-02 the bar shows its HTML in the configured colours, and closing it survives a reload under its storage key', async ({
    page,
  }) => {
    await openPage(page, '/');
    const bar = announcementBar(page);
    await expect(bar).toContainText('Ya está la versión 8.4.');
    await expect(bar.locator('strong')).toHaveText('8.4');
    await expect(bar.getByRole('link', { name: 'Lea qué trae' })).toHaveAttribute('href', '/larga');
    await expect(bar).toHaveCSS('background-color', 'rgb(18, 52, 86)');
    await expect(bar).toHaveCSS('color', 'rgb(254, 220, 186)');
    const isDismissed = () => page.evaluate((key) => localStorage.getItem(key), DISMISSED_KEY);
    expect(await isDismissed()).toBe('false');
    await bar.getByRole('button', { name: 'Cerrar' }).click();
    await expect(bar).toHaveCount(0);
    expect(await isDismissed()).toBe('true');
    await page.reload();
    await waitUntilReady(page);
    await expect(bar).toHaveCount(0);
  });

  test('R-LAY-02 the dismissal is forgotten when the bar gets another id, by who only reads too', async ({
    page,
  }) => {
    const messages = collectConsole(page);
    await page.addInitScript((key) => {
      localStorage.setItem('docusaurus.announcement.id', 'aviso-0');
      localStorage.setItem(key, 'true');
    }, DISMISSED_KEY);
    await page.goto('/');
    const bar = announcementBar(page);
    await expect(bar).toBeVisible();
    await expect(bar.getByRole('button', { name: 'Cerrar' })).toHaveCSS(
      'color',
      'rgb(254, 220, 186)',
    );
    expect(messages.filter(({ text }) => isRefusal(text))).toEqual([]);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('it has no button, which would do nothing', async ({ page }) => {
      await page.goto('/');
      await expect(announcementBar(page)).toBeVisible();
      await expect(announcementBar(page).getByRole('button')).toHaveCount(0);
    });
  });
});

test.describe('navbar with hide-on-scroll', () => {
  async function wheel(page: Page, pixels: number): Promise<void> {
    const before = await page.evaluate(() => window.scrollY);
    await page.mouse.wheel(0, pixels);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before + pixels);
  }

  function bottomEdge(navbar: Locator): Promise<number> {
    return navbar.evaluate((element) => element.getBoundingClientRect().bottom);
  }

  test('R-LAY-04 the navbar hides on scroll down and reappears on scroll up', async ({ page }) => {
    await openPage(page, '/larga');
    const navbar = page.locator('nav.navbar');
    await wheel(page, 400);
    await wheel(page, 400);
    await expect.poll(() => bottomEdge(navbar)).toBeLessThanOrEqual(0);
    await wheel(page, -200);
    await expect.poll(() => bottomEdge(navbar)).toBeGreaterThan(40);
  });

  test('R-LAY-04 the first scroll of a page at rest brings the client, which hides it', async ({
    page,
  }) => {
    const script = page.waitForResponse(/\/pre-hydration\./);
    await page.goto('/larga');
    await (await script).finished();
    await wheel(page, 100);
    await waitUntilReady(page);
    await wheel(page, 300);
    await wheel(page, 100);
    await expect.poll(() => bottomEdge(page.locator('nav.navbar'))).toBeLessThanOrEqual(0);
  });

  test('R-LAY-04 the navbar stays while scrolled less than its own height', async ({ page }) => {
    await openPage(page, '/larga');
    const navbar = page.locator('nav.navbar');
    const { height = 0 } = (await navbar.boundingBox()) ?? {};
    await wheel(page, Math.floor(height / 3));
    await wheel(page, Math.floor(height / 3));
    await expect(navbar).toBeInViewport({ ratio: 1 });
    await expect(navbar).not.toHaveClass(/navbarHidden/);
  });
});

test('R-LAY-05 every type of navbar item renders, one without position on the right, and dropdowns list what they offer', async ({
  page,
}) => {
  await openPage(page, '/docs/guia');
  const navbar = page.locator('nav.navbar');
  const link = (name: string) => navbar.getByRole('link', { name, exact: true });
  const version = navbar.getByRole('button', { name: 'Next', exact: true });
  const locale = navbar.getByRole('button', { name: 'Español' });

  await expect(link('Enlace')).toHaveAttribute('href', '/larga');
  await expect(navbar.getByRole('button', { name: 'Desplegable' })).toBeVisible();
  await expect(navbar.locator('#item-html')).toHaveText('Marcado');
  await expect(link('Documento')).toHaveAttribute('href', '/docs/guia');
  await expect(link('Barra')).toHaveAttribute('href', '/docs/delfin');
  await expect(navbar.locator('a.item-docs-version')).toHaveText('Next');
  await expect(navbar.locator('.item-search').getByRole('searchbox')).toBeVisible();
  await expect(
    navbar.locator('.navbar__items--right').getByRole('link', { name: 'Sin posición' }),
  ).toBeVisible();
  for (const [dropdown, offered] of [
    [version, ['Next', '1.0']],
    [locale, ['Español']],
  ] as const) {
    await dropdown.hover();
    await expect(navbar.locator('.dropdown__menu a:visible')).toHaveText([...offered]);
  }
});

test.describe('dropdown', () => {
  async function openDropdown(page: Page): Promise<Locator> {
    await openPage(page, '/');
    const dropdown = page.getByRole('button', { name: 'Desplegable' });
    await dropdown.press('Enter');
    await expect(dropdown).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByRole('link', { name: 'Larga', exact: true })).toBeVisible();
    return dropdown;
  }

  async function expectClosed(page: Page, dropdown: Locator): Promise<void> {
    await expect(dropdown).toHaveAttribute('aria-expanded', 'false');
    await expect(page.getByRole('link', { name: 'Larga', exact: true })).toBeHidden();
  }

  test('a product in a dropdown has its picture, on a phone too, and another page has none', async ({
    page,
  }) => {
    const pictureOf = (name: string) =>
      page
        .locator('.navbar')
        .getByRole('link', { name, exact: true })
        .filter({ visible: true })
        .evaluate((link) => {
          const { content, maskImage } = getComputedStyle(link, '::before');
          return content === 'none' ? 'none' : maskImage.slice(0, 20);
        });
    await openDropdown(page);
    expect(await pictureOf('Sinco')).toBe('url("data:image/svg+');
    expect(await pictureOf('Larga')).toBe('none');

    await page.setViewportSize(PHONE);
    await menuToggle(page).click();
    const menu = page.locator('.navbar-sidebar--show');
    await menu.getByRole('button', { name: 'Desplegable', exact: true }).click();
    await expect(menu.getByRole('link', { name: 'Larga', exact: true })).toBeVisible();
    expect(await pictureOf('Sinco')).toBe('url("data:image/svg+');
    expect(await pictureOf('Larga')).toBe('none');
    expect(await pictureOf('Documento')).toBe('none');
  });

  test('R-LAY-07 a mouse press outside closes the dropdown, and so does focus moving there', async ({
    page,
  }) => {
    const dropdown = await openDropdown(page);
    await page.getByRole('heading', { name: 'Portada' }).hover();
    await page.mouse.down();
    await expectClosed(page, dropdown);
    await page.mouse.up();
    await dropdown.press('Enter');
    await expect(dropdown).toHaveAttribute('aria-expanded', 'true');
    await page.getByRole('searchbox').focus();
    await expectClosed(page, dropdown);
  });

  test('R-LAY-07 before the client is there the pointer opens the dropdown, and a key once it comes', async ({
    page,
  }) => {
    const release = await holdClient(page);
    await page.goto('/');
    const entry = page.getByRole('link', { name: 'Larga', exact: true });
    const dropdown = page.getByRole('button', { name: 'Desplegable' });
    await expect(entry).toBeHidden();
    await dropdown.hover();
    await expect(entry).toBeVisible();
    await page.getByRole('heading', { name: 'Portada' }).hover();
    await expect(entry).toBeHidden();
    await dropdown.press('Enter');
    release();
    await expect(dropdown).toHaveAttribute('aria-expanded', 'true');
    await expect(entry).toBeVisible();
  });

  test.describe('on a touch screen', () => {
    test.use({ hasTouch: true });

    test('R-LAY-07 a touch outside closes the dropdown', async ({ page }) => {
      const dropdown = await openDropdown(page);
      // Only the touch itself: a tap would also send the mouse events that follow it.
      await page.getByRole('heading', { name: 'Portada' }).dispatchEvent('touchstart');
      await expectClosed(page, dropdown);
    });
  });
});

test.describe('mobile menu', () => {
  test.use({ viewport: PHONE });

  test('R-LAY-06 a dropdown of the menu expands and collapses, and starts expanded when an item inside is active', async ({
    page,
  }) => {
    const child = page.locator('.navbar-sidebar').getByRole('link', { name: 'Otra', exact: true });
    for (const [address, isExpanded] of [
      ['/', false],
      ['/otra', true],
    ] as const) {
      await openPage(page, address);
      await menuToggle(page).click();
      await expect(page.locator('.navbar-sidebar')).toBeInViewport();
      const dropdown = page
        .locator('.navbar-sidebar')
        .getByRole('button', { name: 'Desplegable', exact: true });
      for (const visible of [isExpanded, !isExpanded, isExpanded]) {
        await expect(child).toBeVisible({ visible });
        await dropdown.click();
      }
    }
  });

  test.describe('before the client is there', () => {
    /** The menu of the static page, and what lets the client through that takes its place. */
    async function openStaticMenu(page: Page, address: string): Promise<[Locator, () => void]> {
      const release = await holdClient(page);
      await page.goto(address);
      await menuToggle(page).click();
      return [staticMenu(page), release];
    }

    test('R-LAY-06 a page with a sidebar shows that first, and a button leads to the sections, which the client keeps', async ({
      page,
    }) => {
      const [menu, release] = await openStaticMenu(page, '/docs/guia');
      const section = menu.getByRole('link', { name: 'Enlace', exact: true });
      const entry = menu.locator('.theme-doc-sidebar-menu a').first();
      await expect(entry).toBeVisible();
      await expect(section).toBeHidden();
      await menu.getByRole('button', { name: 'Volver al menú principal' }).click();
      await expect(section).toBeFocused();
      await expect(entry).toBeHidden();

      release();
      await expect(menu).toHaveCount(0);
      const client = page.locator('.navbar-sidebar');
      await expect(client.getByRole('link', { name: 'Enlace', exact: true })).toBeInViewport();
      await expect(client.locator('.navbar-sidebar__items--show-secondary')).toHaveCount(0);
    });

    test('R-LAY-05 the menu has every item of the navbar, search apart', async ({ page }) => {
      const [menu] = await openStaticMenu(page, '/');
      const entries = menu.locator('.static-menu__sections > li');
      await expect(entries).toHaveText([
        'Enlace',
        /^Desplegable/,
        'Marcado',
        'Documento',
        'Barra',
        'Next',
        /^Next/,
        /^Español/,
        'Sin posición',
      ]);
      for (const entry of await entries.all()) await expect(entry).toBeVisible();
    });
  });
});
