import type { UserThemeConfig } from '@docusaurus/theme-common';
import { productLabels, productSidebars, site } from './constants';
import { placeNavbarItems } from './navbar-items';

/** The products on the left in their fixed order, search on the right. */
export const navbar: NonNullable<UserThemeConfig['navbar']> = {
  title: site.title,
  logo: { alt: 'Inicio', src: 'img/logo.svg', width: 32, height: 32 },
  hideOnScroll: false,
  items: placeNavbarItems([
    ...productSidebars.map((sidebarId) => ({
      type: 'docSidebar',
      sidebarId,
      label: productLabels[sidebarId],
      position: 'left' as const,
    })),
    { type: 'search' },
  ]),
};
