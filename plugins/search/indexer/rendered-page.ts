import type { BuiltPage, PageKind } from '../../../src/built-pages/read-page';
import type { SearchedText } from '../../../src/built-pages/searched-text';

/** What the search keeps of a page that answers something. */
export interface RenderedPage extends SearchedText {
  /** Address within the site. */
  url: string;
  kind: PageKind;
  description: string;
  keywords: readonly string[];
}

/**
 * The pages that answer something, in the order of their addresses. Those that alone ask robots not to index them
 * do not.
 *
 * @param noIndex whether all pages ask for that, so that it tells nothing of one page
 */
export function renderedPages(pages: readonly BuiltPage[], noIndex = false): RenderedPage[] {
  return pages
    .flatMap(({ url, kind, description, keywords, searched, isHidden }) => {
      if (!kind || !searched || (isHidden && !noIndex)) return [];
      const path = decodeURI(new URL(url).pathname);
      return { ...searched, url: path, kind, description, keywords };
    })
    .sort((a, b) => (a.url < b.url ? -1 : 1));
}
