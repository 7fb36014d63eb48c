/** The files of the search, in the order in which a first answer needs them. */
export const SEARCH_FILES = ['docs', 'index', 'texts'] as const;

export type SearchFile = (typeof SEARCH_FILES)[number];

/** What the name of a file begins with, before a hash of what it is made from: `search-docs-`. */
export function searchFileStem(file: SearchFile): string {
  return `search-${file}-`;
}
