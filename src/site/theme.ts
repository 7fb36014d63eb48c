import type { UserThemeConfig } from '@docusaurus/theme-common';
import { announcementBar } from './announcement';
import { footer } from './footer';
import { navbar } from './navbar';

/** Colours of `tokens.css`, in both themes. */
const codeColors = { color: 'var(--tinta)', backgroundColor: 'var(--papel-suave)' };

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
  // Around the code; its parts have theirs from code.css.
  prism: { theme: { plain: codeColors, styles: [] } },
} satisfies UserThemeConfig;
