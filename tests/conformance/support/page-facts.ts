import type { Page } from '@playwright/test';

/** What the HTML of one page says about itself, as a crawler without JavaScript reads it. */
export interface PageFacts {
  /** The address asked for. */
  readonly path: string;
  readonly status: number;
  /** Path of the address that answered, after redirects. */
  readonly finalPath: string;
  readonly title: string;
  readonly h1: string;
  readonly description: string;
  readonly robots: string | null;
  /** `href` of the sidebar's current entry, if the page has a sidebar. */
  readonly sidebarCurrent: string | null;
  /** `href` of the navbar item marked as the active section. */
  readonly activeSection: string | null;
  /** `href` of the first link of the breadcrumbs, if the page has them and they have one. */
  readonly breadcrumbsHome: string | null;
  /** Absolute addresses of the links, fragments included. */
  readonly links: readonly string[];
}

/**
 * Reads many pages of the site over HTTP, a few at a time, parsing the HTML with the browser of
 * `page` (which must stand on the same origin).
 */
export async function readPages(page: Page, paths: readonly string[]): Promise<PageFacts[]> {
  return page.evaluate(async (addresses) => {
    async function read(address: string): Promise<PageFacts> {
      const response = await fetch(address);
      // The policy of this page does not name the rules of that one.
      const text = (await response.text()).replace(/<style>.*?<\/style>/s, '');
      const html = new DOMParser().parseFromString(text, 'text/html');
      const base = new URL(response.url);
      const attribute = (selector: string, name: string) =>
        html.querySelector(selector)?.getAttribute(name) ?? null;
      return {
        path: address,
        status: response.status,
        finalPath: decodeURI(base.pathname),
        title: html.title,
        h1: [...html.querySelectorAll('h1')].map((heading) => heading.textContent).join(' / '),
        description: attribute('meta[name="description"]', 'content') ?? '',
        robots: attribute('meta[name="robots"]', 'content'),
        sidebarCurrent: attribute('.theme-doc-sidebar-menu a[aria-current="page"]', 'href'),
        activeSection: attribute('.navbar__items a.navbar__link--active', 'href'),
        breadcrumbsHome: attribute('nav.theme-doc-breadcrumbs a[href]', 'href'),
        links: [...html.querySelectorAll('a[href]')].map(
          (link) => new URL(link.getAttribute('href') ?? '', base).href,
        ),
      };
    }

    const CONCURRENCY = 8;
    const facts: PageFacts[] = [];
    for (let start = 0; start < addresses.length; start += CONCURRENCY) {
      facts.push(...(await Promise.all(addresses.slice(start, start + CONCURRENCY).map(read))));
    }
    return facts;
  }, paths);
}
