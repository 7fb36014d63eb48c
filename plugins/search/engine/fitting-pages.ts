import type { RankedPage } from './ranking';

/**
 * From what share of the first page's score a page fits too, and the score beyond which the first is no measure: it
 * is named, and what its name adds says nothing of the others. Of the pages that readers accept among their first
 * ten, all but one in a thousand fit; what also shares a word is several times as much.
 */
const FITS = { share: 0.5, named: 6 } as const;

/** The pages, best first, that truly fit. */
export function fittingPages(ranked: readonly RankedPage[]): RankedPage[] {
  const least = FITS.share * Math.min(ranked[0]?.score ?? 0, FITS.named);
  return ranked.filter(({ score }) => score >= least);
}
