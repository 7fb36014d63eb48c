import path from 'node:path';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { kinds } from '../../src/facts/kinds';
import { docUrl } from '../../src/facts/routes';
import { isHelpTarget } from '../../src/help-targets/address';
import { isSheet } from '../../src/site/cheat-sheet';
import { productSidebars, site } from '../../src/site/constants';
import { readSitePages } from '../../tools/site-server/site-pages';
import { openPage, waitUntilReady } from './support/open-page';
import { type PageFacts, readPages } from './support/page-facts';
import { expect, test } from './support/site';
import { readSitemap } from './support/sitemap';

const routes = [...kinds.routes(path.resolve('data')).values()];

test('R-RUT-01 the home page is at / and nowhere else', async ({ page }) => {
  await openPage(page, '/');
  await expect(page.getByRole('main')).toContainText('Comerciantes nuevos o con experiencia');
  const homeHeading = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  for (const address of ['/inicio', '/index', '/docs']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(homeHeading);
  }
});

test.describe('not-found page', () => {
  for (const address of [
    '/no-existe',
    '/docs/delfin/no/existe/',
    '/blog/no-existe',
    '/a/b/c/d/e',
  ]) {
    test(`R-RUT-02 ${address} answers 404 inside the site layout, in Spanish`, async ({ page }) => {
      const response = await page.goto(address);
      expect(response?.status()).toBe(404);
      await expect(page.locator('html')).toHaveAttribute('lang', 'es');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/p[áa]gina/i);
      await expect(
        page.locator('nav.navbar').getByRole('link', { name: 'Delfín' }),
      ).not.toHaveCount(0);
      await expect(page.getByRole('contentinfo')).toBeVisible();
    });
  }

  test('R-RUT-02 an unmatched path reached inside the app shows the not-found page too', async ({
    page,
  }) => {
    await openPage(page, '/docs/delfin');
    await navigateInApp(page, '/docs/delfin/no-existe/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/p[áa]gina/i);
    await expect(page.locator('nav.navbar')).toBeVisible();
  });
});

test.describe('.html endings', () => {
  const ENDINGS = {
    '/docs/sinco.html': '/docs/sinco',
    '/docs/sinco/index.html': '/docs/sinco',
    '/docs/delfin/pasos-iniciales/vender.html': '/docs/delfin/pasos-iniciales/vender/',
    '/docs/delfin/pasos-iniciales/vender/index.html': '/docs/delfin/pasos-iniciales/vender/',
    '/index.html': '/',
  };

  for (const [address, stripped] of Object.entries(ENDINGS)) {
    test(`R-RUT-03 the server strips the ending of ${address}`, async ({ page }) => {
      const response = await page.goto(address);
      expect(response?.status()).toBe(200);
      expect(new URL(page.url()).pathname).toBe(stripped);
    });
  }

  test('R-RUT-03 the router strips the ending of a path reached inside the app', async ({
    page,
  }) => {
    await openPage(page, '/docs/delfin');
    for (const address of ['/docs/sinco.html', '/docs/api/index.html']) {
      await navigateInApp(page, address);
      const product = address.startsWith('/docs/sinco') ? 'sinco' : 'api';
      const title = routes.find((route) => route.path === product)?.title ?? '';
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    }
  });
});

test.describe('section roots', () => {
  for (const product of productSidebars) {
    test(`R-RUT-04 /docs/${product} declares the sidebar ${product}`, async ({ page }) => {
      const scripts: Promise<string>[] = [];
      page.on('response', (response) => {
        if (response.request().resourceType() !== 'script') return;
        // What is fetched ahead may be on its way still when the test ends.
        scripts.push(response.text().catch(() => ''));
      });
      const response = await page.goto(docUrl(product));
      expect(response?.status()).toBe(200);
      expect(new URL(page.url()).pathname).toBe(`/docs/${product}`);
      await waitUntilReady(page);

      const metadata = (await Promise.all(scripts)).find((script) =>
        script.includes(`"permalink":"/docs/${product}"`),
      );
      expect(metadata).toContain(`"sidebar":"${product}"`);
      await expect(page.locator('.theme-doc-sidebar-menu')).toBeVisible();
    });

    test(`R-RUT-04 /docs/${product}/ is sent to the address without slash`, async ({ request }) => {
      const response = await request.get(`/docs/${product}/`, { maxRedirects: 0 });
      expect(response.status()).toBe(301);
      expect(response.headers().location).toBe(`/docs/${product}`);
    });
  }

  test('R-RUT-04 the default doc is delfin', async ({ page }) => {
    const mainScript = page.waitForResponse(/\/assets\/js\/main\.[^/]+\.js$/);
    await openPage(page, '/');
    expect(await (await mainScript).text()).toContain('"mainDocId":"delfin"');
    await page.goto('/docs');
    await expect(page).toHaveURL(/\/docs\/delfin$/);
    await expect(page.locator('.pagination-nav__link--next')).toHaveAttribute(
      'href',
      '/docs/delfin/pasos-iniciales/',
    );
  });
});

test.describe('category indexes', () => {
  for (const slug of [
    'faqs---preview',
    'solucion-de-problemas---preview',
    'solucion-de-problemas---preview-1',
  ]) {
    test(`R-RUT-06 /docs/category/${slug} lists its items as cards`, async ({ page }) => {
      await openPage(page, `/docs/category/${slug}`);
      const sidebar = page.locator('.theme-doc-sidebar-menu');
      await expect(activeSection(page)).toHaveText('Delfín');

      const category = sidebar.locator('li', {
        has: page.locator(':scope > div > a[aria-current="page"]'),
      });
      const items = await category
        .locator('ul a')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(items.length).toBeGreaterThan(1);
      const cards = await page
        .locator('main article a.card')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(cards).toEqual(items);
    });
  }
});

test.describe('blog', () => {
  test('R-RUT-07 the list leads to its posts', async ({ page }) => {
    await openPage(page, '/blog');
    const first = page.locator('main article').first().getByRole('heading').getByRole('link');
    const title = (await first.textContent()) ?? '';
    await first.click();
    await expect(page).toHaveURL(/\/blog\/.+/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  });

  test('R-RUT-07 the list leads to the archive, which groups all posts by year, newest first', async ({
    page,
    request,
  }) => {
    await openPage(page, '/blog');
    await page.getByRole('main').getByRole('link', { name: 'Archivo' }).click();
    await expect(page).toHaveURL('/blog/archive');
    await expect(page.locator('main h2, main h3').first()).toHaveText(/^20\d\d/);
    const posts = await blogPosts(request);
    expect(posts.length).toBeGreaterThanOrEqual(6);
    const linked = await page
      .locator('main a[href^="/blog/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect([...linked].sort()).toEqual([...posts].sort());
    const feed = await (await request.get('/blog/rss.xml')).text();
    const newestFirst = [...feed.matchAll(/<guid[^>]*>([^<]+)/g)].map(([, url = '']) => url);
    expect(linked).toEqual(newestFirst.map((url) => new URL(url).pathname));
  });

  test('R-RUT-07 there are pages of authors, of tags and of each tag', async ({ page }) => {
    await openPage(page, '/blog/authors');
    await expect(page.locator('main article, main li').first()).toBeVisible();

    await openPage(page, '/blog/tags');
    const tags = await page
      .locator('main a[href^="/blog/tags/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(tags.length).toBeGreaterThan(1);
    for (const { path: address, status, h1 } of await readPages(page, tags)) {
      expect(status, address).toBe(200);
      expect(h1, address).toMatch(/^(Una publicación|\d+ publicaciones) con la etiqueta «/);
    }
  });

  test('R-RUT-07 the sidebar groups the posts by year, newest first', async ({ page }) => {
    await openPage(page, '/blog');
    const sidebar = page.getByRole('navigation', { name: 'Navegación de publicaciones recientes' });
    const years = (await sidebar.getByRole('group').getByRole('heading').allInnerTexts()).map(
      Number,
    );
    expect(years.length).toBeGreaterThanOrEqual(3);
    expect(years).toEqual([...years].sort((a, b) => b - a));
  });

  for (const [file, entry] of [
    ['rss.xml', '<item>'],
    ['atom.xml', '<entry>'],
  ] as const) {
    test(`R-RUT-07 /blog/${file} carries every post`, async ({ request }) => {
      const response = await request.get(`/blog/${file}`);
      expect(response.status()).toBe(200);
      const feed = await response.text();
      expect(feed.split(entry).length - 1).toBe((await blogPosts(request)).length);
    });
  }
});

test('R-RUT-08 the list of docs tags leads to one page per tag, counted in Spanish', async ({
  page,
}) => {
  await openPage(page, '/docs/tags');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Etiquetas');
  const tags = await page.locator('main a[href^="/docs/tags/"]').evaluateAll((links) =>
    links.map((link) => ({
      address: link.getAttribute('href') ?? '',
      count: Number(link.querySelector('span')?.textContent),
    })),
  );
  expect(tags.length).toBeGreaterThan(10);
  const pages = await readPages(
    page,
    tags.map(({ address }) => address),
  );
  for (const [index, { path: address, status, h1, links }] of pages.entries()) {
    const count = tags[index]?.count ?? 0;
    expect(status, address).toBe(200);
    expect(h1, address).toContain(
      count === 1 ? 'Un documento etiquetado con «' : `${count} documentos etiquetados con «`,
    );
    expect(new Set(links.filter(isDocPage)).size, address).toBeGreaterThanOrEqual(count);
  }
});

test('R-RUT-09 page titles use a vertical bar as delimiter', async ({ page }) => {
  await page.goto('/');
  const titles = (
    await readPages(page, [
      '/docs/delfin',
      '/docs/delfin/pasos-iniciales/vender/',
      '/blog',
      '/contacto',
    ])
  ).map(({ title }) => title);
  for (const title of titles) expect(title).toMatch(new RegExp(`^[^|]+ \\| ${site.title}$`));
});

test('R-RUT-10 the document is Spanish, left to right, at the root, and fits the device', async ({
  page,
}) => {
  for (const address of ['/', '/docs/delfin', '/blog', '/no-existe']) {
    await page.goto(address);
    const root = page.locator('html');
    await expect(root).toHaveAttribute('lang', 'es');
    await expect(root).toHaveAttribute('dir', 'ltr');
    await expect(page.locator('meta[name="viewport"]')).toHaveAttribute(
      'content',
      'width=device-width, initial-scale=1.0',
    );
    const languages = await page
      .locator('link[rel="alternate"][hreflang]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('hreflang')));
    expect(new Set(languages)).toEqual(new Set(['es', 'x-default']));
    await expect(page.locator('a.navbar__brand')).toHaveAttribute('href', '/');
  }
});

/** Pages for those who work on the site, left out of search engines on purpose. */
const HIDDEN = ['/sin-conexion', '/estilo'];

test('R-RUT-05 R-RUT-11 R-LAY-10 every page has its own title, description and place, and the sitemap lists all but two', async ({
  page,
  request,
}) => {
  test.slow();
  // What only leads to another page is no page, nor is a sheet for the counter; each of those says so too.
  const built = (await readSitePages(path.resolve('build'))).filter(
    ({ route }) => route !== '/docs' && !isHelpTarget(route.slice(1)) && !isSheet(route.slice(1)),
  );
  await page.goto('/');
  const facts = await readPages(
    page,
    built.map(({ route }) => route),
  );

  const byPath = new Map(facts.map((fact) => [fact.finalPath, fact]));
  const problems = routes.flatMap(({ url, title, product }) => {
    const fact = byPath.get(url);
    if (!fact) return [`${url} is not there`];
    return pageProblems(fact, title, product).map((problem) => `${url} ${problem}`);
  });
  expect(problems).toEqual([]);
  const documents = routes.flatMap(({ url }) => byPath.get(url) ?? []);
  expect(repeated(documents.map(({ description }) => description))).toEqual([]);
  expect(repeated(documents.map(({ title }) => title))).toEqual([]);

  const hidden = facts.filter(({ robots }) => robots?.includes('noindex'));
  expect(hidden.map(({ path: address }) => address)).toEqual(HIDDEN);
  const addresses = [...byPath.keys()].filter((address) => !HIDDEN.includes(address));
  expect((await readSitemap(request)).sort()).toEqual(addresses.sort());
  const docPages = addresses.filter((address) => /^\/docs\/(?!tags|category)/.test(address));
  expect(docPages).toEqual(routes.map(({ url }) => url).sort());

  const robots = await request.get('/robots.txt');
  if (robots.ok()) expect(await robots.text()).not.toMatch(/^Disallow:\s*\/\s*$/m);
});

/** Changes the address as a link inside the app does, without asking the server. */
async function navigateInApp(page: Page, address: string): Promise<void> {
  await page.evaluate((target) => {
    window.history.pushState({}, '', target);
    window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, address);
}

function activeSection(page: Page): Locator {
  return page.locator('nav.navbar .navbar__items a.navbar__link--active');
}

/** What is wrong with a documentation page, one phrase each; empty when nothing is. */
function pageProblems(facts: PageFacts, title: string, product: string): string[] {
  const { path: address, description } = facts;
  const expectations: [boolean, string][] = [
    [facts.status === 200, `answers ${facts.status}`],
    [facts.finalPath === address, `is redirected to ${facts.finalPath}`],
    [facts.h1 === title, `has the heading «${facts.h1}», not «${title}»`],
    [
      // Pages of one name say next where they belong.
      [' | ', ' · '].some((next) => facts.title.startsWith(title + next)) &&
        facts.title.endsWith(` | ${site.title}`),
      `has the title «${facts.title}»`,
    ],
    [
      description.length >= 80 && description.length <= 160,
      `has a description of ${description.length} characters, not 80 to 160`,
    ],
    [facts.sidebarCurrent === address, `is marked in its sidebar as ${facts.sidebarCurrent}`],
    [
      facts.breadcrumbsHome === `/docs/${product}`,
      `has breadcrumbs that begin at ${facts.breadcrumbsHome}`,
    ],
    [
      facts.activeSection === `/docs/${product}`,
      `belongs to the section ${facts.activeSection} of the navbar`,
    ],
  ];
  return expectations.flatMap(([isMet, problem]) => (isMet ? [] : [problem]));
}

function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

/** Addresses of the blog posts, from the sitemap. */
async function blogPosts(request: APIRequestContext): Promise<string[]> {
  const inBlog = (await readSitemap(request)).filter((address) => address.startsWith('/blog/'));
  return inBlog.filter((address) => !/^\/blog\/(archive|authors|tags|page)(\/|$)/.test(address));
}

function isDocPage(url: string): boolean {
  return /^\/docs\/(?!tags|category)/.test(new URL(url).pathname);
}
