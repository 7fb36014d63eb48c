import type { Locator, Page } from '@playwright/test';
import { productLabels, productSidebars, site } from '../../src/site/constants';
import { externalLinks } from '../../src/site/external-links';
import { reportConnection } from './support/connection';
import { openPage, untilStaticAnswers } from './support/open-page';
import { pageTypes } from './support/page-types';
import { expect, test } from './support/site';
import { tamperWithScripts } from './support/tampering';
import { PHONE } from './support/viewports';

const PROCEDURE = pageTypes.procedure;

test('R-LAY-01 the skip link is the first focusable element and moves focus to the content', {
  tag: '@static',
}, async ({ page }) => {
  for (const address of ['/', PROCEDURE, '/blog']) {
    await openPage(page, address);
    // A press on the link waits for the script that answers it; the Tab after it would not.
    await untilStaticAnswers(page);
    await page.keyboard.press('Tab');
    const skipLink = page.getByRole('link', { name: 'Saltar al contenido principal' });
    await expect(skipLink).toBeFocused();
    await expect(skipLink).toBeInViewport();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.locator('main').first().locator(':focus')).toHaveCount(1);
  }
});

test.describe('navbar', () => {
  test('R-LAY-03 the products stand in their order, search on the right', async ({ page }) => {
    await openPage(page, '/');
    const left = page.locator('.navbar__items').first();
    const addresses = await left
      .locator('a.navbar__link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(addresses).toEqual(productSidebars.map((product) => `/docs/${product}`));
    await expect(left.locator('a.navbar__link')).toHaveText(Object.values(productLabels));
    await expect(
      page.locator('.navbar__items--right [class*="navbarSearchContainer"]'),
    ).toHaveCount(1);
  });

  test('R-LAY-03 the active section is marked, on its root and inside it', async ({ page }) => {
    const pages = {
      '/docs/sinco': 'Sinco',
      [PROCEDURE]: 'Delfín',
      '/docs/api/modo-de-uso/': 'API',
      '/docs/category/faqs---preview': 'Delfín',
    };
    for (const [address, label] of Object.entries(pages)) {
      await openPage(page, address);
      await expect(page.locator('a.navbar__link--active')).toHaveText(label);
    }
    for (const address of ['/', '/docs/tags']) {
      await openPage(page, address);
      await expect(page.locator('a.navbar__link--active')).toHaveCount(0);
    }
  });

  test('R-LAY-03 R-LAY-04 the navbar stays at the top while the page scrolls', async ({ page }) => {
    await openPage(page, pageTypes.glossary);
    const navbar = page.locator('nav.navbar');
    for (const pixels of [400, 400, 400]) {
      await page.mouse.wheel(0, pixels);
      await expect(navbar).toBeInViewport({ ratio: 1 });
    }
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(800);
    expect(await topEdge(navbar)).toBe(0);
  });
});

test.describe('mobile menu', () => {
  test.use({ viewport: PHONE });

  test('R-LAY-06 below 996 px the hamburger replaces the links', async ({ page }) => {
    await openPage(page, '/');
    const hamburger = page.getByRole('button', { name: 'Alternar barra lateral' });
    const firstLink = page.locator('nav.navbar .navbar__inner a.navbar__link').first();
    await page.setViewportSize({ width: 996, height: 800 });
    await expect(hamburger).toBeVisible();
    await expect(firstLink).toBeHidden();
    await page.setViewportSize({ width: 997, height: 800 });
    await expect(hamburger).toBeHidden();
    await expect(firstLink).toBeVisible();
  });

  test('R-LAY-06 the secondary menu is the sidebar and leads back to the main menu', {
    tag: '@static',
  }, async ({ page }) => {
    await openPage(page, PROCEDURE);
    await page.getByRole('button', { name: 'Alternar barra lateral' }).click();
    const menu = page.locator('.navbar-sidebar');
    await expect(menu.locator(`a[aria-current="page"][href="${PROCEDURE}"]`)).toBeInViewport();

    await menu.getByRole('button', { name: '← Volver al menú principal' }).click();
    for (const label of Object.values(productLabels)) {
      const link = menu.getByRole('link', { name: label, exact: true });
      await expect(link).toBeInViewport();
    }
    await menu.getByRole('link', { name: 'Sinco', exact: true }).click();
    await expect(page).toHaveURL(/\/docs\/sinco$/);
  });

  test('R-LAY-06 the menu keeps the focus, and closes with its button and with Escape', {
    tag: '@static',
  }, async ({ page }) => {
    await openPage(page, '/');
    const hamburger = page.getByRole('button', { name: 'Alternar barra lateral' });
    const menu = page.locator('.navbar-sidebar');
    const close = menu.getByRole('button', { name: 'Cerrar barra de lateral' });
    await hamburger.click();
    await expect(menu).toBeInViewport();
    await close.click();
    await expect(menu).not.toBeInViewport();

    await hamburger.click();
    await expect(close).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(menu.locator('.navbar__brand')).toBeFocused();
    // The cross is in the middle of its button, and the brand at the height of both.
    const middles = await menu
      .locator('.navbar-sidebar__brand :is(img, button, svg)')
      .evaluateAll((parts) =>
        parts.flatMap((part) => {
          const { top, height } = part.getBoundingClientRect();
          return height > 0 ? [Math.round(top + height / 2)] : [];
        }),
      );
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(2);
    await page.keyboard.press('Escape');
    await expect(menu).not.toBeInViewport();
    await expect(hamburger).toBeFocused();
  });
});

test.describe('docs sidebar', () => {
  test('R-LAY-08 the sidebar hides and comes back', { tag: '@static' }, async ({ page }) => {
    await openPage(page, PROCEDURE);
    const menu = page.locator('.theme-doc-sidebar-menu');
    await page.getByRole('button', { name: 'Colapsar barra lateral' }).click();
    await expect(menu).toBeHidden();
    await page.reload();
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Expandir barra lateral' }).click();
    await expect(menu).toBeVisible();
  });

  test('R-LAY-08 opening a category collapses its open sibling', { tag: '@static' }, async ({
    page,
  }) => {
    await openPage(page, '/docs/delfin');
    await expandCategory(page, 'Archivos');
    await expandCategory(page, 'Movimientos');
    await expect(categoryButton(page, 'Archivos')).toHaveAttribute('aria-expanded', 'false');
    await expect(categoryButton(page, 'Movimientos')).toHaveAttribute('aria-expanded', 'true');
  });

  test('R-LAY-08 the collapse lasts as long as its height asks, easing in and out, and 1 ms under reduced motion', async ({
    page,
  }) => {
    await openPage(page, '/docs/delfin');
    const { transition, height } = await recordExpansion(page, 'Archivos');
    const steps = height / 36;
    const milliseconds = Math.round((4 + 15 * steps ** 0.25 + steps / 5) * 10);
    expect(transition).toBe(`height ${milliseconds}ms ease-in-out`);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openPage(page, '/docs/delfin');
    const reduced = await recordExpansion(page, 'Archivos');
    expect(reduced.transition).toBe('height 1ms ease-in-out');
  });
});

test.describe('table of contents', () => {
  test('R-LAY-09 it covers the headings of levels 2 and 3 in order', async ({ page }) => {
    for (const address of [pageTypes.document, pageTypes.FAQ, pageTypes['API reference']]) {
      await openPage(page, address);
      const headings = await page
        .locator('article')
        .locator('h2[id], h3[id]')
        .evaluateAll((elements) => elements.map((element) => `#${element.id}`));
      expect(headings.length).toBeGreaterThan(1);
      expect(await tocTargets(page)).toEqual(headings);
    }
  });

  test('R-LAY-09 it marks the heading being read', async ({ page }) => {
    await openPage(page, pageTypes.document);
    const targets = await tocTargets(page);
    for (const target of [targets[1], targets[2]]) {
      await page.locator(`article [id="${target?.slice(1)}"]`).evaluate((heading) => {
        heading.scrollIntoView();
      });
      const active = page.locator('.table-of-contents__link--active');
      await expect.poll(() => hrefOf(active)).toBe(target);
    }
  });

  test.describe('on a phone', () => {
    test.use({ viewport: PHONE });

    test('R-LAY-09 it unfolds over the text that is read', { tag: '@static' }, async ({ page }) => {
      await openPage(page, pageTypes.document);
      await page.mouse.wheel(0, 2000);
      const entries = page.locator('.theme-doc-toc-mobile a');
      await expect(entries.filter({ visible: true })).toHaveCount(0);
      await page.getByRole('button', { name: 'En esta página' }).click();
      await expect(entries.first()).toBeVisible();
      await page.getByRole('button', { name: 'En esta página' }).click();
      await expect(entries.filter({ visible: true })).toHaveCount(0);
    });
  });
});

test('R-LAY-10 the docs version is labelled Next', async ({ page }) => {
  const mainScript = page.waitForResponse(/\/assets\/js\/main\.[^/]+\.js$/);
  await openPage(page, '/');
  expect(await (await mainScript).text()).toContain('"name":"current","label":"Next"');
});

test('R-LAY-11 the footer has its columns, links, logo and copyright line', async ({ page }) => {
  await openPage(page, '/');
  const footer = page.getByRole('contentinfo');
  const addresses = await footer
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(addresses).toEqual(
    expect.arrayContaining([
      '/docs/delfin',
      '/docs/sinco',
      '/docs/api',
      '/docs/compras',
      '/docs/analytics',
      '/contacto',
      externalLinks.video,
      externalLinks.social,
      externalLinks.photos,
      externalLinks.microblog,
      externalLinks.messaging,
      externalLinks.company,
    ]),
  );
  expect(await footer.locator('.footer__col').count()).toBeGreaterThan(1);
  await expect(footer.getByRole('img', { name: site.title })).toBeVisible();
  await expect(footer.locator('.footer__copyright')).toContainText('2025');
});

test.describe('interface strings', () => {
  test('R-LAY-12 plurals and reading time are Spanish', async ({ page }) => {
    await openPage(page, '/blog');
    await expect(page.locator('main article').first()).toContainText(
      /Lectura de un minuto|\d+ min de lectura/,
    );

    await openPage(page, '/blog/tags');
    await page.locator('main a[rel="tag"]').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      /^\d+ publicaciones con la etiqueta «/,
    );
  });

  test('R-LAY-12 the singular has its own words', async ({ page }) => {
    await reportConnection(page, { saveData: true });
    await openPage(page, '/blog/tags');
    await tamperWithScripts(page, {
      script: /\/assets\/js\//,
      find: /(?<="allTagsPath":"\/blog\/tags","count":)\d+/,
      replaceWith: '1',
    });
    await page.locator('main a[rel="tag"]').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      /^Una publicación con la etiqueta «/,
    );
  });
});

function topEdge(element: Locator): Promise<number> {
  return element.evaluate((node) => node.getBoundingClientRect().top);
}

async function hrefOf(link: Locator): Promise<string | null> {
  return (await link.count()) === 1 ? link.getAttribute('href') : null;
}

function tocTargets(page: Page): Promise<(string | null)[]> {
  return page
    .locator('.theme-doc-toc-desktop a')
    .evaluateAll((links) =>
      links.map((link) => decodeURIComponent(link.getAttribute('href') ?? '')),
    );
}

function categoryButton(page: Page, label: string): Locator {
  return page
    .locator('.theme-doc-sidebar-menu')
    .getByRole('button', { name: new RegExp(`categoría '${label}'`) });
}

async function expandCategory(page: Page, label: string): Promise<void> {
  const button = categoryButton(page, label);
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
}

/** Expands a category and tells which transition it ran and how high its content is, in pixels. */
async function recordExpansion(
  page: Page,
  label: string,
): Promise<{ transition: string; height: number }> {
  const recorded = page.evaluate(
    () =>
      new Promise<{ transition: string; height: number }>((resolve) => {
        const menu = document.querySelector('.theme-doc-sidebar-menu');
        if (!menu) throw new Error('This page has no docs sidebar.');
        new MutationObserver((_, observer) => {
          const list = [...menu.querySelectorAll('ul')].find((element) => element.style.transition);
          if (!list) return;
          observer.disconnect();
          resolve({ transition: list.style.transition, height: list.scrollHeight });
        }).observe(menu, { attributes: true, childList: true, subtree: true });
      }),
  );
  await categoryButton(page, label).click();
  return recorded;
}
