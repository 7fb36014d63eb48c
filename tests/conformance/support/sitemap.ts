import type { APIRequestContext } from '@playwright/test';

/** Paths of the pages that the sitemap lists, decoded, in its order. */
export async function readSitemap(request: APIRequestContext): Promise<string[]> {
  const response = await request.get('/sitemap.xml');
  const xml = await response.text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) =>
    decodeURI(new URL(url).pathname),
  );
}
