/**
 * Runs where a page could not load the boot script: tells an operator of a wrong base URL. What the framework has for it is
 * on the home page alone, in colours that the policy of the page refuses.
 */

/** Filled in by the build. */
declare const BASE_URL: string;

/** A path, however a host spells it. */
function bare(path: string): string {
  return path.replace(/(\/|\/index)?(\.html)?$/, '');
}

function showBanner(suggested: string): void {
  const banner = document.createElement('div');
  banner.id = '__docusaurus-base-url-issue-banner';
  banner.style.cssText =
    'border:thick solid red;background:#fec;color:#000;padding:1em;white-space:pre';
  banner.textContent = `Your Docusaurus site did not load properly.
Current configured baseUrl = ${BASE_URL}${BASE_URL === '/' ? ' (default value)' : ''}
We suggest trying baseUrl = ${suggested}`;
  document.body.prepend(banner);
}

const { href = '' } = document.querySelector<HTMLLinkElement>('[rel=canonical]') ?? {};
const path = bare(new URL(href).pathname);
const shown = bare(location.pathname);
const within = path.slice(BASE_URL.length - 1);
// A script may have been lost at the right address too.
if (shown !== path && shown.endsWith(within)) {
  showBanner(`${shown.slice(0, shown.length - within.length)}/`);
}
