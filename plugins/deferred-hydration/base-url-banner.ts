import { replaceExactly } from '../../src/build/replace-exactly';
import type { BuiltPage } from './static-page';

const BANNER = '__docusaurus-base-url-issue-banner-container';

/** When the framework shows it, as its minified page says. */
const SHOWN = 'void 0===window.docusaurus&&insertBanner()';

/**
 * The home page with the framework's banner about a wrong base URL only where the address is another
 * than the base URL. By itself it also blames the configuration for a script that did not arrive.
 *
 * @throws UnexpectedText when the banner is shown by another condition than the known one
 */
export function bannerAtWrongAddress(page: BuiltPage, baseUrl: string): BuiltPage {
  if (!page.html.includes(BANNER)) return page;
  const text = {
    file: page.file,
    row: '«plugins/deferred-hydration/base-url-banner.ts» in UPGRADING.md',
  };
  const address = `location.pathname.replace("index.html","")`;
  const isElsewhere = `${address}!==${JSON.stringify(baseUrl)}&&${SHOWN}`;
  return { ...page, html: replaceExactly(page.html, SHOWN, isElsewhere, text) };
}
