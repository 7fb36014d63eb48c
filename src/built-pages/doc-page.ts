import type { DocText } from './doc-text';
import type { BuiltPage } from './read-page';

/** A page that is documentation, about messages or about all products, as text. */
export type DocPage = Pick<BuiltPage, 'file' | 'url' | 'description'> & DocText;

/** The pages that have a text. */
export function docPages(pages: readonly BuiltPage[]): DocPage[] {
  return pages.flatMap(({ file, url, description, text }) =>
    text ? [{ file, url, description, ...text }] : [],
  );
}
