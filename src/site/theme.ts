import type { UserThemeConfig } from '@docusaurus/theme-common';
import { footer } from './footer';
import { navbar } from './navbar';

/**
 * The bar above the navbar: HTML `content`, colours, and an `id` whose change shows it again to
 * readers who closed it. Undefined while there is nothing to announce.
 */
const announcementBar: UserThemeConfig['announcementBar'] = undefined;

/** Settings of the classic theme. */
export const themeConfig = {
  colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false },
  docs: { sidebar: { hideable: true, autoCollapseCategories: true } },
  blog: { sidebar: { groupByYear: true } },
  tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
  image: 'img/tarjeta.png',
  announcementBar,
  navbar,
  footer,
  // The colours of code are in code.css; without this, those of a theme would come with the client.
  prism: { theme: { plain: {}, styles: [] } },
} satisfies UserThemeConfig;
