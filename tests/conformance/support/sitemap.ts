import type { APIRequestContext } from '@playwright/test';

/** Paths of the pages that a sitemap lists, decoded, in its order. */
export function sitemapPaths(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) =>
    decodeURI(new URL(url).pathname),
  );
}

/** Paths of the pages that the sitemap of the served site lists. */
export async function readSitemap(request: APIRequestContext): Promise<string[]> {
  const response = await request.get('/sitemap.xml');
  return sitemapPaths(await response.text());
}
