import { withoutAccents } from '../../../src/text/accents';
import type { SearchDocsFile } from './types';

/** A section of a page; the first of each page stands for the page, and its address has no anchor. */
export interface Section {
  url: string;
  /** Its heading; the title of the page for the first. */
  title: string;
}

/** Anchor that a heading has unless it was given one or another heading took it: most have it. */
function usualAnchor(heading: string): string {
  return withoutAccents(heading)
    .toLowerCase()
    .replace(/[^a-z0-9 _-]/g, '')
    .replaceAll(' ', '-');
}

/** Headings of a page as they travel: a line each, with a tab and the anchor where that does not follow from it. */
export function encodeHeadings(sections: readonly { heading: string; anchor: string }[]): string {
  return sections
    .map(({ heading, anchor }) => {
      const line = heading.replace(/\s+/g, ' ');
      return anchor === usualAnchor(line) ? line : `${line}\t${anchor}`;
    })
    .join('\n');
}

/** Sections of the site in the order of the index file, from its pages and their headings. */
export function sectionsOf({
  searchDocs,
  headings,
}: Pick<SearchDocsFile, 'searchDocs' | 'headings'>): Section[] {
  return searchDocs.flatMap(({ url, title }, page) => {
    const lines = headings[page]?.split('\n').filter(Boolean) ?? [];
    const below = lines.map((line): Section => {
      const [heading = '', anchor = usualAnchor(heading)] = line.split('\t');
      return { url: `${url}#${anchor}`, title: heading };
    });
    return [{ url, title }, ...below];
  });
}
