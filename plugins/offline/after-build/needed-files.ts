import type { BuiltFile, BuiltPage, BuiltSite } from './built-site';

/** What pages have without naming it: the files of the search and the rules of the bar. */
const OF_ALL_PAGES = /^search-|^assets\/css\/offline-notice\./;

/** Everything in pages that may be an address. */
function addressesIn(pages: readonly BuiltPage[]): Set<string> {
  return new Set(pages.flatMap(({ html }) => html.match(/\/[\w./~-]+\.\w+/g) ?? []));
}

/**
 * Tells which files some pages of a site need: those that they name, and the chunks that no page names, because scripts
 * ask for them while they run.
 */
export function filesFinder(
  { pages, files }: BuiltSite,
  baseUrl: string,
): (pages: readonly BuiltPage[]) => BuiltFile[] {
  const namedAnywhere = addressesIn(pages);
  const isLazyChunk = ({ path }: BuiltFile) =>
    path.startsWith('assets/js/') && !namedAnywhere.has(baseUrl + path);
  const ofAll = files.filter((file) => OF_ALL_PAGES.test(file.path) || isLazyChunk(file));
  return (some) => {
    const named = addressesIn(some);
    return [...new Set([...ofAll, ...files.filter(({ path }) => named.has(baseUrl + path))])];
  };
}
