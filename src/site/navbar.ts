import type { UserThemeConfig } from '@docusaurus/theme-common';
import { messageUrl } from '../facts/message-url';
import type { Product } from '../facts/products';
import { productLabels, productSidebars, products, site } from './constants';
import { helps, helpsPage } from './helps';
import { placeNavbarItems } from './navbar-items';

const [mainProduct] = productSidebars;

/**
 * Paths of a product's section, under whatever base URL, and of its messages. The generated category pages
 * are of the main product, and their paths name none.
 */
function sectionPaths({ clave, prefijo }: Product): string {
  const folders = clave === mainProduct ? `(?:${clave}|category)` : clave;
  return `/docs/${folders}(?:/|$)|${messageUrl(prefijo)}-`;
}

/** Paths of the helps of all products, under whatever base URL; a product has its own page of what is new. */
const helpPaths = `^(?!.*/docs/).*(?:${helps.map(({ to }) => to).join('|')})/?$`;

/** What the menu of a phone leads to besides the products; on a wide screen the footer does. */
const onlyInMenu = [
  { to: '/mensajes', label: 'Mensajes' },
  { to: '/aprender', label: 'Aprender por rol' },
  { to: '/glosario', label: 'Glosario' },
  { to: '/novedades', label: 'Novedades' },
  { to: '/blog', label: 'Blog' },
  { to: '/contacto', label: 'Contacto' },
].map((item) => ({ ...item, className: 'solo-menu' }));

/** The products on the left in their fixed order, helps and search on the right. */
export const navbar: NonNullable<UserThemeConfig['navbar']> = {
  title: site.title,
  logo: { alt: 'Inicio', src: 'img/logo.svg', width: 32, height: 32 },
  hideOnScroll: false,
  items: placeNavbarItems([
    ...products.map((product) => ({
      to: `/docs/${product.clave}`,
      label: productLabels[product.clave],
      position: 'left' as const,
      activeBaseRegex: sectionPaths(product),
    })),
    { ...helpsPage, activeBaseRegex: helpPaths },
    { type: 'search' },
    ...onlyInMenu,
  ]),
};
