import type { Locator, Page } from '@playwright/test';
import { products, site } from '../../src/site/constants';
import { helps } from '../../src/site/helps';
import { violations } from '../conformance/support/audit';
import { openPage } from '../conformance/support/open-page';
import { pageTypes } from '../conformance/support/page-types';
import { expect, test } from '../conformance/support/site';

const PHONE = { width: 390, height: 844 };
const LONG_READING = ['/docs/delfin', pageTypes.procedure, '/blog/mobile-3-5'];

const AAA_CONTRAST = { type: 'rule', values: ['color-contrast-enhanced'] } as const;

/** Reports with more columns than a phone has room for, and the one that answers what each is asked. */
const REPORTS = ['ventas/por-producto', 'cartera/intereses-de-financiacion'];

/** Labels and code are not read at length; the unit test holds their colours to 4.5:1. */
const BODY_TEXT = {
  include: ['.markdown'],
  exclude: ['.theme-code-block', '.ventana', '.theme-admonition > :first-child'],
};

const firstCell = (region: Locator) => region.locator('tbody tr').first().locator('td').first();

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('a request of the API is read whole', { tag: '@nightly' }, async ({ page }) => {
    await openPage(page, pageTypes['API reference']);
    const hidden = await page
      .locator('pre.language-http')
      .evaluateAll((blocks) => blocks.map((block) => block.scrollWidth - block.clientWidth));
    expect(hidden.length).toBeGreaterThan(1);
    expect(hidden).toEqual(hidden.map(() => 0));
  });

  test('the picture of a product stands beside the first line of its title', {
    tag: '@nightly',
  }, async ({ page }) => {
    await page.goto('/docs/delfin');
    const title = await page.locator('.markdown h1').boundingBox();
    const icon = await page.locator('.markdown > header + p > .icono').boundingBox();
    expect(title?.height).toBeGreaterThan(60);
    expect(Math.abs((icon?.y ?? 0) - (title?.y ?? 0))).toBeLessThan(12);
    expect(icon?.x).toBeGreaterThanOrEqual((title?.x ?? 0) + (title?.width ?? 0));
  });

  test('the home page shows the first task at once, and leads from a code to its message', async ({
    page,
  }) => {
    await page.goto('/');
    const task = await page.locator('.tareas a').first().boundingBox();
    expect((task?.y ?? 0) + (task?.height ?? 0)).toBeLessThanOrEqual(PHONE.height);
    await page.getByLabel('¿Qué código ve?').fill('DLF-2204');
    await page.getByRole('button', { name: 'Ver qué hacer' }).click();
    await expect(page).toHaveURL('/mensajes?texto=DLF-2204');
    await expect(page.locator('main').getByRole('link', { name: /DLF-2204/ })).toBeVisible();
  });

  test('the end of the page is no longer than a hand, and each link of it as high as a thumb', {
    tag: '@nightly',
  }, async ({ page }) => {
    await page.goto(pageTypes.message);
    const footer = page.getByRole('contentinfo');
    expect((await footer.boundingBox())?.height).toBeLessThanOrEqual(510);
    const links = footer.locator('li a');
    const heights = await links.evaluateAll((found) =>
      found.map((link) => link.getBoundingClientRect().height),
    );
    expect(heights.length).toBeGreaterThan(15);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  });

  test('the button that copies a menu path stands within its line', { tag: '@nightly' }, async ({
    page,
  }) => {
    await openPage(page, pageTypes.procedure);
    const button = page.locator('.ficha .copiar').first();
    const { width, height, room, line } = await button.evaluate((element) => {
      const { width, height } = element.getBoundingClientRect();
      const paragraph = element.closest('p') as HTMLElement;
      const lineHeight = Number.parseFloat(getComputedStyle(paragraph).lineHeight);
      return { width, height, room: paragraph.getBoundingClientRect().height, line: lineHeight };
    });
    expect(width).toBeGreaterThanOrEqual(44);
    expect(height).toBeGreaterThanOrEqual(24);
    expect(Math.abs(room - Math.round(room / line) * line)).toBeLessThan(1);
  });

  for (const report of REPORTS) {
    test(`the example of ${report} shows every figure of every row, whole`, async ({ page }) => {
      await page.goto(`/docs/delfin/reportes/${report}/`);
      const region = page.getByRole('region', { name: 'Tabla: Ejemplo', exact: true });
      await expect(region).toHaveAttribute('tabindex', '0');
      for (const width of [320, 360, 390]) {
        await page.setViewportSize({ width, height: 844 });
        const cut = await region.locator('td').evaluateAll((cells) =>
          cells
            .filter((cell) => {
              const range = document.createRange();
              range.selectNodeContents(cell);
              const lines = [...range.getClientRects()];
              const isParted = new Set(lines.map(({ top }) => Math.round(top))).size > 1;
              const isFigure = /^[^ ]*\d[^ ]*$/.test(cell.textContent);
              return lines.some(({ right }) => right > innerWidth) || (isFigure && isParted);
            })
            .map((cell) => cell.textContent),
        );
        expect(cut, `at ${width} px`).toEqual([]);
      }
    });
  }

  test('the name of each product stands apart from what it is', { tag: '@nightly' }, async ({
    page,
  }) => {
    await page.goto('/');
    const gaps = await page.locator('.productos > li').evaluateAll((lines) =>
      lines.map((line) => {
        const [name, description] = line.querySelectorAll('a, p:not(:has(a))');
        const end = name?.getBoundingClientRect().right ?? 0;
        return (description?.getBoundingClientRect().left ?? 0) - end;
      }),
    );
    expect(gaps.length).toBeGreaterThan(5);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(8);
  });

  test('the first column stays while a wide table scrolls', { tag: '@nightly' }, async ({
    page,
  }) => {
    await openPage(page, '/estilo');
    const region = page.getByRole('region', { name: 'Tabla: Tablas (2)', exact: true });
    const before = await firstCell(region).boundingBox();
    await region.evaluate((element) => element.scrollTo({ left: 300 }));
    expect(await region.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(100);
    expect((await firstCell(region).boundingBox())?.x).toBe(before?.x);
  });

  test('a table of words is read row by row, each cell after the name of its column', async ({
    page,
  }) => {
    await openPage(page, pageTypes.screen);
    const region = page.locator('.por-filas').first();
    const columns = await region.locator('th').allTextContents();
    const cells = region.locator('tbody tr').first().locator('td');
    const labels = await cells.evaluateAll((found) =>
      found
        .slice(1)
        .map((cell) => getComputedStyle(cell, '::before').content.replace(/["\s]/g, '')),
    );
    expect(labels).toEqual(columns.slice(1).map((name) => `${name.replace(/\s/g, '')}:`));
    const [first, second] = await Promise.all([
      cells.nth(0).boundingBox(),
      cells.nth(1).boundingBox(),
    ]);
    expect(second?.y).toBeGreaterThan(first?.y ?? Number.POSITIVE_INFINITY);
    expect(await region.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  });
});

for (const address of LONG_READING) {
  test(`paragraphs of ${address} have 65 to 75 letters a line`, async ({ page }) => {
    await openPage(page, address);
    const lengths = await lineLengths(page);
    const average = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
    expect(average).toBeGreaterThanOrEqual(62);
    expect(average).toBeLessThanOrEqual(76);
  });
}

test('the button that opens the search of the map keeps apart from the text below', {
  tag: '@nightly',
}, async ({ page }) => {
  await openPage(page, '/mapa');
  const gap = await page
    .locator('main form')
    .evaluate(
      (form) =>
        (form.nextElementSibling?.getBoundingClientRect().top ?? 0) -
        form.getBoundingClientRect().bottom,
    );
  expect(gap).toBeGreaterThanOrEqual(16);
});

test('text, requirement box, tables of words and notices end at one edge', {
  tag: '@nightly',
}, async ({ page }) => {
  await openPage(page, pageTypes.screen);
  const edges = await page
    .locator('.markdown > :is(p, .ficha, .tabla:not(.ancha), .theme-admonition)')
    .evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().right)));
  expect(edges.length).toBeGreaterThan(10);
  expect([...new Set(edges)]).toHaveLength(1);
});

test('the sale on the home page stands still when the reader wants no motion', {
  tag: '@nightly',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const window = page.locator('.entrada > .pantalla');
  await expect(window).toBeVisible();
  expect(await window.evaluate((part) => part.getAnimations({ subtree: true }).length)).toBe(0);
});

test('an address opens the answer that is folded around it', { tag: '@nightly' }, async ({
  page,
}) => {
  await page.goto(`${pageTypes.FAQ}#por-que-no-puedo-facturar`);
  const answer = page.locator('details:has(#por-que-no-puedo-facturar) > :not(summary)').first();
  await expect(answer).toBeVisible();
});

test('a section that unfolds has a title of the size of those beside it', {
  tag: '@nightly',
}, async ({ page }) => {
  await page.goto(pageTypes.problem);
  const size = (title: Element) => getComputedStyle(title).fontSize;
  const folded = await page.locator('.pregunta > summary > h2').first().evaluate(size);
  expect(folded).toBe(await page.locator('.markdown > h2').first().evaluate(size));
});

test('the helps of all products are one click away from any page', { tag: '@nightly' }, async ({
  page,
}) => {
  await openPage(page, pageTypes.screen);
  await page.getByRole('navigation').getByRole('link', { name: 'Ayudas' }).click();
  await expect(page).toHaveURL(/\/#ayudas$/);
  await expect(page.getByRole('heading', { name: 'Ayudas' })).toBeInViewport();
  const listed = page.locator('main .enlaces a');
  expect(
    await listed.evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
  ).toEqual(helps.map(({ to }) => to));
});

test('a tag is a pill with both its ends, and no notch of a label', { tag: '@nightly' }, async ({
  page,
}) => {
  await page.goto('/docs/tags');
  const tag = page.locator('main a[rel="tag"]').first();
  const drawn = await tag.evaluate((pill) => ({
    notches: ['::before', '::after'].map((part) => getComputedStyle(pill, part).content),
    edges: [getComputedStyle(pill).borderLeftWidth, getComputedStyle(pill).borderRightWidth],
  }));
  expect(drawn).toEqual({ notches: ['none', 'none'], edges: ['1px', '1px'] });
});

test('the pages of a tag stand by product and section, each with its count', {
  tag: '@nightly',
}, async ({ page }) => {
  await openPage(page, '/docs/tags/ventas');
  const products = page.locator('main section');
  expect(await products.getByRole('heading', { level: 2 }).allInnerTexts()).toContainEqual(
    expect.stringMatching(/^Delfín \d+$/),
  );
  for (const product of await products.all()) {
    const heading = await product.getByRole('heading', { level: 2 }).textContent();
    await expect(product.getByRole('listitem')).toHaveCount(Number(heading?.split(' ').at(-1)));
  }
  const sections = await products.first().getByRole('heading', { level: 3 }).allInnerTexts();
  expect(sections).toContainEqual(expect.stringMatching(/^Reportes \d+$/));
});

for (const theme of ['light', 'dark'] as const) {
  test(`body text has AAA contrast in the ${theme} theme`, { tag: '@nightly' }, async ({
    page,
  }) => {
    await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
    for (const address of [...LONG_READING, pageTypes.screen]) {
      await openPage(page, address);
      const found = await violations(page, { rules: AAA_CONTRAST, part: BODY_TEXT });
      expect.soft(found, address).toEqual([]);
    }
  });
}

test('with forced colours the active page and the notices keep a border', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openPage(page, '/estilo');
  const notice = page.locator('.theme-admonition').first();
  await expect(notice).toHaveCSS('border-top-style', 'solid');
  await openPage(page, pageTypes.screen);
  await expect(page.locator('.menu__link[aria-current="page"]').last()).toHaveCSS(
    'outline-style',
    'solid',
  );
});

for (const theme of ['claro', 'oscuro'] as const) {
  test(`the pages of each product have its accent on the theme ${theme}`, {
    tag: '@nightly',
  }, async ({ page }) => {
    await page.addInitScript(
      (stored) => localStorage.setItem('theme', stored),
      theme === 'claro' ? 'light' : 'dark',
    );
    for (const { clave, acento } of products) {
      await page.goto(`/docs/${clave}`);
      await expect(page.locator('.navbar__link--active')).toHaveCSS(
        'box-shadow',
        `${rgb(acento[theme])} 0px -2px 0px 0px inset`,
      );
    }
  });
}

test('a printed page is light, without chrome, with the addresses of its links', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await openPage(page, pageTypes.screen);
  await page.emulateMedia({ media: 'print' });
  // A drawn window has colours of its own, which are light on paper too.
  await expect(page.locator('.v-botones').first()).toHaveCSS(
    'background-color',
    'rgb(238, 242, 245)',
  );
  for (const chrome of ['.navbar', '.footer', '.theme-doc-sidebar-container', '.utilidad']) {
    await expect(page.locator(chrome).first()).toBeHidden();
  }
  await expect(page.locator('article p').first()).toHaveCSS('color', /^rgb\((\d\d?, ){2}\d\d?\)$/);
  const link = page.locator('.markdown > p a[href^="/docs/"]').first();
  const address = await link.getAttribute('href');
  const printed = await link.evaluate((element) => getComputedStyle(element, '::after').content);
  expect(printed).toContain(site.url);
  expect(printed).toContain(address);
});

test('the message to support is as wide as the text around it', { tag: '@nightly' }, async ({
  page,
}) => {
  await openPage(page, '/contacto');
  const right = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => Math.round(element.getBoundingClientRect().right));
  const measure = await right('.mdx-page article > p');
  expect(await right('.borrador .filtros')).toBe(measure);
  expect(await right('.borrador blockquote')).toBe(measure);
});

/** A colour `#rrggbb` as the browser computes it. */
function rgb(colour: string): string {
  const channels = [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
  return `rgb(${channels.join(', ')})`;
}

/** Letters in each whole line of the paragraphs, which is any line but the last. */
function lineLengths(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const lengths: number[] = [];
    for (const paragraph of document.querySelectorAll('.markdown > p')) {
      const letters = paragraph.textContent?.length ?? 0;
      const range = document.createRange();
      range.selectNodeContents(paragraph);
      const lineTops = new Set(
        [...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 8)),
      );
      const isPlain = paragraph.childElementCount === 0;
      if (!isPlain || lineTops.size < 3) continue;
      lengths.push(letters / (lineTops.size - 0.5));
    }
    return lengths;
  });
}
