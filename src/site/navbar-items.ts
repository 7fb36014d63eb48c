import type { NavbarItem } from '@docusaurus/theme-common';

/**
 * Gives the items that name no side the right one, which is the default of the specification; the
 * framework's own configuration would put them on the left.
 */
export function placeNavbarItems(items: readonly NavbarItem[]): NavbarItem[] {
  return items.map((item) => ({ position: 'right', ...item }));
}
