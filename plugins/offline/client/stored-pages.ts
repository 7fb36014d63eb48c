import products from '@generated/facts/default/products.json';
import { isManifestOf } from '../copies/manifest';
import { savedCopies, wholeManifest } from '../copies/saved-sets';
import { baseUrl, names } from './own-caches';

/** A page that opens without a network. */
export interface StoredPage {
  path: string;
  title: string;
}

/** What the window is called while a page is shown, without the name of the site. */
function titleIn(html: string): string | undefined {
  const [, title] = /<title[^>]*>([^<|]+)/.exec(html) ?? [];
  // The parser of the browser knows what `&amp;` is.
  return title && new DOMParser().parseFromString(title, 'text/html').body.textContent?.trim();
}

/** The pages that the reader opened, the last one first. */
export async function pagesRead(): Promise<StoredPage[]> {
  const cache = await caches.open(names.read);
  const pages: StoredPage[] = [];
  for (const { url } of [...(await cache.keys())].reverse()) {
    const { pathname } = new URL(url);
    const title = titleIn((await (await cache.match(url))?.text()) ?? '');
    if (title && pathname !== `${baseUrl}sin-conexion`) pages.push({ path: pathname, title });
  }
  return pages;
}

/** The roots of the products that the reader saved. */
export async function savedProducts(): Promise<StoredPage[]> {
  const whole: string[] = [];
  for (const copy of await savedCopies(names)) {
    if (await wholeManifest(baseUrl, copy)) whole.push(copy.manifestFile);
  }
  return products
    .filter(({ id }) => whole.some((manifest) => isManifestOf(id, manifest)))
    .map(({ id, label }) => ({ path: `${baseUrl}docs/${id}`, title: label }));
}

/** Whether a search that was used left its files here. */
export async function isSearchRead(): Promise<boolean> {
  const files = await caches.open(names.files);
  return (await files.keys()).some(({ url }) => url.includes('/search-index-'));
}
