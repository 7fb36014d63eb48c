import type { SearchRecord } from '../engine/types';
import type { RenderedPage, RenderedSection } from './rendered-page';

/** Shortest and longest excerpt of a section, in characters. */
const SHORTEST = 70;
const LONGEST = 130;

/** Lines that say nothing of their own section: labels, marks of fields, what stands in the box of a message. */
const LABELS = /^(?:Mensaje: .*|Causa\.|Solución|Importante|\(?\*\)? Obligatorio.*)$/;

/** What one has to have before the steps begin. */
const NEEDS = /^(?:Necesita|Pide) (?:el|los) permisos? /;

/** The lines of a section that answer: its first sentences and steps, without labels and what its steps need. */
function tellingLines({ heading, text, passage = text }: RenderedSection): string {
  const lines = passage.split('\n').filter((line) => !LABELS.test(line));
  const [first = '', ...others] = lines;
  const isNeed = NEEDS.test(first) && heading !== 'Permisos' && others.length > 0;
  return (isNeed ? others : lines).join('\n');
}

/** Start of a text, to the end of a sentence if one ends in time, else between words. */
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
    text: startOf(tellingLines(section)),
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
