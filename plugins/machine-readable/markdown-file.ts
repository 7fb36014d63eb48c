import type { DocPage } from '../../src/built-pages/doc-page';
import type { Facts } from '../../src/facts/facts';
import { type Product, productLabel } from '../../src/facts/products';
import type { Release } from '../../src/facts/releases';

/** A product, its newest release and its pages in the order of the sidebar. */
export interface ProductPages {
  product: Product;
  label: string;
  release: Release;
  pages: readonly DocPage[];
}

/** The products in the order of the navbar, those without pages left out. */
export function pagesByProduct(
  pages: readonly DocPage[],
  { products, releases, routes }: Pick<Facts, 'products' | 'releases' | 'routes'>,
  basePath: string,
): ProductPages[] {
  const byPath = new Map(pages.map((page) => [new URL(page.url).pathname, page]));
  return products.flatMap((product) => {
    const [release] = releases[product.clave] ?? [];
    const own = [...routes.values()].flatMap((route) => {
      if (route.product !== product.clave) return [];
      return byPath.get(basePath + route.url.slice(1)) ?? [];
    });
    if (!release || own.length === 0) return [];
    return [{ product, label: productLabel(product), release, pages: own }];
  });
}

/** What a page speaks of: a product in its newest version. */
export type Subject = Pick<ProductPages, 'label' | 'release'>;

/**
 * A page as a file of Markdown: title, what it is for, of which version of which product it speaks, and its text.
 *
 * @param product undefined for a page about all of them
 */
export function markdownFile(page: DocPage, product: Subject | undefined): string {
  const version = product ? `${product.label} ${product.release.version} · ` : '';
  return `# ${page.title}\n\n> ${page.description}\n\n${version}<${page.url}>\n\n${page.markdown}`;
}
