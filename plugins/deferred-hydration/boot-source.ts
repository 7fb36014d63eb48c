import path from 'node:path';
import { browserScript, browserStyles } from '../../src/build/browser-source';
import { speculationRules } from './pre-hydration/speculation-rules';

/** What of a site decides what its pages answer by themselves. */
export interface SiteOptions {
  /** Whether the navbar has dropdowns. */
  hasDropdowns: boolean;
  /** Whether the colours are light or dark, and never those of the system. */
  hasTwoThemes: boolean;
  /** Whether the navbar tells of the version that the reader chose. */
  hasVersions: boolean;
  /** Whether the navbar hides while the reader scrolls down. */
  hidesNavbar: boolean;
  /** Whether pages may be rendered ahead of a click, which a page that counts its views may not. */
  mayPrerender: boolean;
}

function inRoom(file: string): string {
  return path.join(__dirname, file);
}

/**
 * The boot script of `boot/`, as one piece of minified JavaScript.
 *
 * @throws Error with the place when a file of `boot/` cannot be read as TypeScript
 */
export function bootSource(): string {
  return browserScript(inRoom('boot/boot.ts'));
}

/** The file of the banner that tells an operator of a wrong base URL. */
export const BASE_URL_BANNER = 'base-url-banner.js';

/**
 * The script in each page that asks for it, where the boot script is not found.
 *
 * @param home the address of the home page
 * @throws Error as above
 */
export function baseUrlWatch(home: string): string {
  const define = { HOME_LENGTH: String(home.length), BANNER: JSON.stringify(BASE_URL_BANNER) };
  return browserScript(inRoom('boot/base-url-watch.ts'), { define });
}

/**
 * The script that shows it.
 *
 * @throws Error as above
 */
export function baseUrlBanner(baseUrl: string): string {
  const define = { BASE_URL: JSON.stringify(baseUrl) };
  return browserScript(inRoom('boot/base-url-banner.ts'), { define });
}

/** The styles of what opens on the static page, minified. */
export function preHydrationStyles(): string {
  return browserStyles(inRoom('pre-hydration/pre-hydration.css'));
}

/**
 * The script of `pre-hydration/` with its styles, written alike.
 *
 * @param searchDialog address of the script of the search
 * @throws Error as above
 */
export function preHydrationSource(site: SiteOptions, searchDialog: string): string {
  return browserScript(inRoom('pre-hydration/pre-hydration.ts'), {
    define: {
      HAS_DROPDOWNS: String(site.hasDropdowns),
      HAS_TWO_THEMES: String(site.hasTwoThemes),
      HAS_VERSIONS: String(site.hasVersions),
      HIDES_NAVBAR: String(site.hidesNavbar),
      SPECULATION_RULES: JSON.stringify(speculationRules(site.mayPrerender)),
      SEARCH_DIALOG: JSON.stringify(searchDialog),
      PRE_HYDRATION_CSS: JSON.stringify(preHydrationStyles()),
    },
  });
}
