import type { IndexedPage, IndexedSection, PageKind } from './indexed-pages';
import { LEAST_LIKELY } from './learned-words';
import type { QueryWord } from './query-words';
import type { RankedPage, Ranking } from './ranking';
import { ANSWER } from './weights';

/** Groups of pages answer nothing themselves, and posts are old news; who asks for either opens it. */
const SILENT_KINDS = new Set<PageKind>(['group', 'blog', 'sitio']);

/** Who says so asks for a report. */
export const REPORT = /\b(?:reporte|informe|listado)s?\b/i;

/** A query, as far as it tells which page is meant. */
export interface Meaning extends Ranking {
  text: string;
  words: readonly QueryWord[];
  likelihoods: Float32Array | undefined;
}

/**
 * How sure it is that the first page is meant, from 0: how likely its words make it, and how far it stands above
 * the third, and half as much above the second: one that is as near often answers as well; a third seldom does.
 */
function sureness({ likelihoods }: Meaning, [first, second, third]: readonly RankedPage[]): number {
  const leadOver = (other?: RankedPage) =>
    Math.min((first?.score ?? 0) - (other?.score ?? 0), ANSWER.farthest);
  const lead = ANSWER.lead * leadOver(third) + ANSWER.leadOverSecond * leadOver(second);
  return lead + Math.exp(likelihoods?.[first?.page.number ?? -1] ?? LEAST_LIKELY);
}

/** A page that answers a kind of questions stands first for each of them: «¿Dónde está…?». These are the others. */
export function withoutFinders(ranked: readonly RankedPage[]): readonly RankedPage[] {
  return ranked.filter(({ page }) => page.question === undefined);
}

/** The page that is meant beyond doubt, and its section that answers best. */
export function surePage(
  meaning: Meaning,
): { page: IndexedPage; section: IndexedSection } | undefined {
  const ranked = withoutFinders(meaning.ranked);
  const page = ranked[0]?.page;
  if (!page || SILENT_KINDS.has(page.kind) || sureness(meaning, ranked) < ANSWER.sure) {
    return undefined;
  }
  return { page, section: meaning.sectionOf(page) };
}
