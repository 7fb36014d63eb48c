import type { SearchRecord } from '../engine/types';
import type { RenderedPage, RenderedSection } from './rendered-page';

/** Shortest and longest excerpt of a section, in characters. */
const SHORTEST = 70;
const LONGEST = 130;

/** Start of a section, to the end of a sentence if one ends in time, else between words. */
function startOf(text: string): string {
  if (text.length <= LONGEST) return text;
  const cut = text.slice(0, LONGEST);
  const sentenceEnd = cut.slice(SHORTEST).search(/[.:!?](?:\s|$)|\n/);
  if (sentenceEnd >= 0) return cut.slice(0, SHORTEST + sentenceEnd + 1).trimEnd();
  return `${cut.slice(0, Math.max(SHORTEST, cut.search(/\s\S*$/)))}…`;
}

function recordOf(page: RenderedPage, section: RenderedSection): SearchRecord {
  const anchor = section.anchor === '' ? '' : `#${section.anchor}`;
  return {
    url: page.url + anchor,
    text: startOf(section.text),
    subcategory: page.title,
    title: section.heading || page.title,
    ...(anchor === '' && page.label !== undefined && { label: page.label }),
    ...(anchor === '' && page.breadcrumb.length > 0 && { path: page.breadcrumb }),
    ...(anchor === '' && page.product !== undefined && { product: page.product }),
  };
}

/** One record a section, page after page; the first record of a page has no anchor. */
export function recordsOf(pages: readonly RenderedPage[]): SearchRecord[] {
  return pages.flatMap((page) => page.sections.map((section) => recordOf(page, section)));
}
