import type { BuiltFile, BuiltPage, BuiltSite } from './built-site';

/** What pages have without naming it: the files of the search and the rules of the bar. */
const OF_ALL_PAGES = /^search-|^assets\/css\/offline-notice\./;

/** Scripts that ask for chunks; the bundler's runtime lists all of them, for whoever asks. */
const ASKS = /(?<!\/runtime~[^/]*)\.js$/;

/** What scripts call the chunk in a file: `worker-search`. */
function chunkName(path: string): string {
  return path.replace(/^.*\/|(?:[.-][0-9a-f]{8,})?\.\w+$/g, '');
}

/** Everything in pages that may be an address. */
function addressesIn(pages: readonly BuiltPage[]): Set<string> {
  return new Set(pages.flatMap(({ html }) => html.match(/\/[\w./~-]+\.\w+/g) ?? []));
}

/**
 * Tells which files some pages of a site need: those that they name, and the chunks that no page
 * names and that the scripts among these ask for while they run, by the name of the chunk or by the address.
 */
export function filesFinder(
  { pages, files }: BuiltSite,
  baseUrl: string,
): (pages: readonly BuiltPage[]) => BuiltFile[] {
  const namedAnywhere = addressesIn(pages);
  const lazyChunks = files.filter(
    ({ path }) => path.startsWith('assets/js/') && !namedAnywhere.has(baseUrl + path),
  );
  const chunksAskedBy = new Map<BuiltFile, BuiltFile[]>();

  function chunksOf(file: BuiltFile): BuiltFile[] {
    if (!ASKS.test(file.path)) return [];
    const known = chunksAskedBy.get(file);
    if (known) return known;
    const words = new Set(file.content.toString('utf8').match(/"[\w./-]+"/g));
    const asked = lazyChunks.filter(
      ({ path }) => words.has(`"${chunkName(path)}"`) || words.has(`"${baseUrl}${path}"`),
    );
    chunksAskedBy.set(file, asked);
    return asked;
  }

  return (some) => {
    const named = addressesIn(some);
    const needed = new Set(
      files.filter(({ path }) => OF_ALL_PAGES.test(path) || named.has(baseUrl + path)),
    );
    // Walking a set comes to what is added to it on the way.
    for (const file of needed) for (const chunk of chunksOf(file)) needed.add(chunk);
    return [...needed];
  };
}
