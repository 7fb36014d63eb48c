import type { DocPage } from '../../src/built-pages/doc-page';
import type { ProductPages } from './markdown-file';

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';

/** Name of the file that lists the sitemaps of the products. */
export const SITEMAP_INDEX = 'sitemap-index.xml';

/** Name of the sitemap of a product. */
export function sitemapName(product: string): string {
  return `sitemap-${product}.xml`;
}

/**
 * The sitemap of a product: its pages with the day of their last change.
 *
 * @param dayOf that day; undefined where it is not known
 */
export function productSitemap(
  { pages }: ProductPages,
  dayOf: (page: DocPage) => string | undefined,
): string {
  const entries = pages.map((page) => {
    const day = dayOf(page);
    return `<url><loc>${page.url}</loc>${day ? `<lastmod>${day}</lastmod>` : ''}</url>`;
  });
  return `${HEAD}<urlset xmlns="${NAMESPACE}">${entries.join('')}</urlset>`;
}

/** The list of the sitemaps of all products. */
export function sitemapIndex(products: readonly ProductPages[], home: string): string {
  const entries = products.map(
    ({ product }) => `<sitemap><loc>${home}${sitemapName(product.clave)}</loc></sitemap>`,
  );
  return `${HEAD}<sitemapindex xmlns="${NAMESPACE}">${entries.join('')}</sitemapindex>`;
}
