import type { ThemeConfig } from '@docusaurus/theme-common';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { componentTypesSource } from './component-types';

/**
 * Docusaurus plugin: ships the types of navbar items that the configuration uses. The classic theme
 * brings all nine, those for versions and languages among them, to every page.
 * `src/theme/NavbarItem/ComponentTypes.tsx` reads what this writes.
 */
export default function navbarItemsPlugin({ siteConfig }: LoadContext): Plugin {
  return {
    name: 'navbar-items',
    contentLoaded: async ({ actions }) => {
      const { navbar } = siteConfig.themeConfig as ThemeConfig;
      await actions.createData('component-types.js', componentTypesSource(navbar.items));
    },
  };
}
