import { describe, expect, it } from 'vitest';
import type { IndexedPage, PageKind } from './indexed-pages';
import { type Meaning, surePage } from './sure-page';

const site = (kind: PageKind) => {
  const about = { title: '', label: '', breadcrumb: [], product: 'delfin', question: undefined };
  const pages = [0, 1, 2].map((first): IndexedPage => ({ ...about, first, end: first + 1, kind }));
  return { pages };
};

/** A query of one known word whose first page is meant with a probability, and stands that far above the others. */
function meaning(likely: number, second: number, third: number, text = 'arqueo'): Meaning {
  const scores = [5, 5 - second, 5 - third];
  return {
    text,
    words: [{ typed: 'arqueo', candidates: [{ family: 0, weight: 1, word: 'arqueo' }] }],
    ranked: scores.map((score, page) => ({ page, score })),
    sectionOf: (page) => page,
    likelihoods: Float32Array.of(Math.log(likely), -9, -9),
  };
}

const isSure = (asked: Meaning, kind: PageKind = 'task') =>
  surePage(asked, site(kind)) !== undefined;

describe('the page that is meant beyond doubt', () => {
  it('is likely and stands above the third, however near the second is', () => {
    expect(isSure(meaning(0.6, 0, 1.6))).toBe(true);
    expect(isSure(meaning(0.6, 0.1, 0.1))).toBe(false);
    expect(isSure(meaning(0.1, 1.6, 1.6))).toBe(false);
  });

  it('is doubted where a word is none of the site', () => {
    const { words, ...asked } = meaning(0.6, 1.6, 1.6);
    const unknown = { typed: 'xqzzw', candidates: [] };
    expect(isSure({ ...asked, words: [...words, unknown] })).toBe(false);
  });

  it('is doubted when it is a report, unless who asks says so', () => {
    expect(isSure(meaning(0.6, 1.6, 1.6), 'report')).toBe(false);
    expect(isSure(meaning(0.6, 1.6, 1.6, 'reporte de arqueos'), 'report')).toBe(true);
  });

  it('is no group of pages and no post', () => {
    expect(isSure(meaning(1, 4, 4), 'group')).toBe(false);
    expect(isSure(meaning(1, 4, 4), 'blog')).toBe(false);
  });
});
