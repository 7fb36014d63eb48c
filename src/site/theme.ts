import type { UserThemeConfig } from '@docusaurus/theme-common';
import { announcementBar } from './announcement';
import { footer } from './footer';
import { navbar } from './navbar';
import { codeTheme } from './prism';

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
  prism: {
    theme: codeTheme,
    darkTheme: codeTheme,
    additionalLanguages: ['http', 'ini', 'json', 'powerquery'],
  },
} satisfies UserThemeConfig;
