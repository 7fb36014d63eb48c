/** A script, or a link to a file that the browser fetches with the page or ahead of the next. */
const FETCHING_TAG =
  /<(?:script|link(?=[^>]* rel="?(?:stylesheet|preload|modulepreload|prefetch)"?[\s>]))\s[^>]*>/g;

const OWN_ADDRESS = /\s(?:src|href)="?([^"\s>]+)/;

/** What an address of an element, of its data or of a rule comes after. */
const BEFORE_ADDRESS = /["'\s=(]$/;

const ADDRESS_END = /["'\s<>)]/;

/** A text is only taken apart where an asset is named: pages are long. */
function namedAssets(text: string, folder: string): string[] {
  const parts = text.split(folder);
  return parts.slice(1).flatMap((after, index) => {
    if (!BEFORE_ADDRESS.test(parts[index]?.slice(-1) ?? '')) return [];
    return folder + after.slice(0, after.search(ADDRESS_END));
  });
}

/**
 * Addresses within the site of the scripts, styles and other assets that a page or stylesheet names:
 * in its elements, or for its boot script to ask for.
 *
 * @param text HTML or CSS
 * @param baseUrl of the site, such as `/`
 */
export function pageRequests(text: string, baseUrl: string): Set<string> {
  const tags = [...text.matchAll(FETCHING_TAG)].map(([tag]) => OWN_ADDRESS.exec(tag)?.[1] ?? '');
  return new Set([
    ...tags.filter((address) => address.startsWith(baseUrl) && !address.startsWith('//')),
    ...namedAssets(text, `${baseUrl}assets/`),
  ]);
}
