import type { SearchedSection } from '../../../src/built-pages/searched-text';
import { encodeHeadings } from '../engine/headings';
import type { SearchDocsFile, SearchRecord } from '../engine/types';
import type { RenderedPage } from './rendered-page';

/** Shortest and longest excerpt of a section, in characters. */
const SHORTEST = 70;
const LONGEST = 130;

/** Lines that say nothing of their own section: labels, marks of fields, what stands in the box of a message. */
const LABELS = /^(?:Mensaje: .*|Causa\.|Solución|Importante|\(?\*\)? Obligatorio.*)$/;

/** What one has to have before the steps begin. */
const NEEDS = /^(?:Necesita|Pide) (?:el|los) permisos? /;

/** The lines of a section that answer: its first sentences and steps, without labels and what its steps need. */
function tellingLines({ heading, text, passage = text }: SearchedSection): string {
  const lines = passage.split('\n').filter((line) => !LABELS.test(line));
  const [first = '', ...others] = lines;
  const isNeed = NEEDS.test(first) && heading !== 'Permisos' && others.length > 0;
  return (isNeed ? others : lines).join('\n');
}

/** Start of a text, to the end of a sentence if one ends in time, else between words: what a colon announces is the answer. */
function startOf(text: string): string {
  if (text.length <= LONGEST) return text;
  const cut = text.slice(0, LONGEST);
  const sentenceEnd = cut.slice(SHORTEST).search(/[.!?](?:\s|$)|[^:]\n/);
  if (sentenceEnd >= 0) return cut.slice(0, SHORTEST + sentenceEnd + 1).trimEnd();
  return `${cut.slice(0, Math.max(SHORTEST, cut.search(/\s\S*$/)))}…`;
}

function recordOf(page: RenderedPage): SearchRecord {
  const [top] = page.sections;
  return {
    url: page.url,
    text: top ? startOf(tellingLines(top)) : '',
    subcategory: page.title,
    title: page.title,
    ...(page.label !== undefined && { label: page.label }),
    ...(page.breadcrumb.length > 0 && { path: page.breadcrumb }),
    ...(page.product !== undefined && { product: page.product }),
  };
}

/** One record a page, and the headings of each. */
export function recordsOf(
  pages: readonly RenderedPage[],
): Pick<SearchDocsFile, 'searchDocs' | 'headings'> {
  return {
    searchDocs: pages.map(recordOf),
    headings: pages.map(({ title, sections }) =>
      encodeHeadings(
        sections.slice(1).map(({ heading, anchor }) => ({ heading: heading || title, anchor })),
      ),
    ),
  };
}

/** What answers show of the sections below each page's first; '' for that. */
export function sectionTexts(pages: readonly RenderedPage[]): string[] {
  return pages.flatMap(({ sections }) =>
    sections.map((section, place) => (place === 0 ? '' : startOf(tellingLines(section)))),
  );
}
