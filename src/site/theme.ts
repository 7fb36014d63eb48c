import path from 'node:path';
import type { UserThemeConfig } from '@docusaurus/theme-common';
import { kinds } from '../facts/kinds';
import { products, site } from './constants';
import { footer } from './footer';
import { navbar } from './navbar';
import { dayInColombia, noticeBar } from './notice-bar';

const dataDir = path.resolve('data');

/** The bar above the navbar, of `data/avisos.yaml`; undefined on a day on which there is nothing to announce. */
const announcementBar = noticeBar(
  { notices: kinds.notices(dataDir), products, routes: kinds.routes(dataDir) },
  dayInColombia(new Date()),
  site.baseUrl,
);

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
