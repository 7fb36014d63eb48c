import type { UserThemeConfig } from '@docusaurus/theme-common';
import { productLabels, productSidebars, site } from './constants';
import { placeNavbarItems } from './navbar-items';

const [mainProduct] = productSidebars;

/**
 * Paths of a product's section, under whatever base URL. The generated category pages are of the main
 * product, and their paths name none.
 */
function sectionPaths(product: string): string {
  const folders = product === mainProduct ? `(?:${product}|category)` : product;
  return `/docs/${folders}(?:/|$)`;
}

/** The products on the left in their fixed order, search on the right. */
export const navbar: NonNullable<UserThemeConfig['navbar']> = {
  title: site.title,
  logo: { alt: 'Inicio', src: 'img/logo.svg', width: 32, height: 32 },
  hideOnScroll: false,
  items: placeNavbarItems([
    ...productSidebars.map((product) => ({
      to: `/docs/${product}`,
      label: productLabels[product],
      position: 'left' as const,
      activeBaseRegex: sectionPaths(product),
    })),
    { type: 'search' },
  ]),
};
