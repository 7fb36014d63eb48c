import type { Browser } from '@playwright/test';
import { measureMenuTap } from './menu-tap';
import { measureNextPaint } from './next-paint';
import { measurePageLoad, type PageLoad } from './page-load';
import type { Profile } from './profiles';
import { measureSidebarClick } from './sidebar-click';
import type { VisitedSite } from './visited-site';

/** What readers see at one profile, a value for each round. Times in milliseconds. */
export interface ReaderSamples {
  load: PageLoad[];
  /** Click in the sidebar as soon as it is painted. */
  firstClick: number[];
  /** The same after a first gesture, when all is quiet. */
  laterClick: number[];
  /** Tap on the menu button as soon as it is painted; null when nothing came of it. */
  firstTap: (number | null)[];
  /** The same when all is quiet, as the first gesture. */
  quietTap: (number | null)[];
  /** Interaction to next paint of that tap. */
  nextPaint: number[];
}

type Measure<Sample> = (browser: Browser, profile: Profile, site: VisitedSite) => Promise<Sample>;

/** How each of them is taken. @throws {Error} when what is waited for does not happen */
export const readerMeasures: {
  [Name in keyof ReaderSamples]: Measure<ReaderSamples[Name][number]>;
} = {
  load: (browser, profile, { url }) => measurePageLoad(browser, profile, url),
  firstClick: (browser, profile, site) => measureSidebarClick(browser, profile, site, 'at once'),
  laterClick: (browser, profile, site) => measureSidebarClick(browser, profile, site, 'ready'),
  firstTap: (browser, profile, site) => measureMenuTap(browser, profile, site, 'at once'),
  quietTap: (browser, profile, site) => measureMenuTap(browser, profile, site, 'ready'),
  nextPaint: measureNextPaint,
};
