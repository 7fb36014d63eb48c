import type { BuiltPage } from '../../../src/built-pages/read-page';

/**
 * The pages that answer something, in the order of their addresses within the site. Those that alone ask robots
 * not to index them do not.
 *
 * @param noIndex whether all pages ask for that, so that it tells nothing of one page
 */
export function renderedPages(pages: readonly BuiltPage[], noIndex = false) {
  return pages
    .flatMap(({ url, kind, description, keywords, searched, isHidden }) => {
      if (!kind || !searched || (isHidden && !noIndex)) return [];
      const path = decodeURI(new URL(url).pathname);
      return { ...searched, url: path, kind, description, keywords };
    })
    .sort((a, b) => (a.url < b.url ? -1 : 1));
}

/** What the search keeps of a page that answers something. */
export type RenderedPage = ReturnType<typeof renderedPages>[number];
