import type { QueryWord } from './query-words';

/** Families of words, in their order, without those that say nothing. */
export type Phrase = readonly number[];

/** Inverse document frequency of a word that nothing on the site resembles. */
export const UNKNOWN_WEIGHT = 2;

/** How well names say what a query says. */
export class PhraseMatch {
  /** For each family: how alike it is to a word of the query, 0 to 1. */
  private readonly likeness: Float32Array;
  /** For each family that is alike: which word of the query. */
  private readonly wordOf: Int16Array;
  private readonly total: number;
  /** For each word of the query, how much of it the name at hand says; one for all names, of which there are many. */
  private readonly covered: Float32Array;

  /**
   * @param weights inverse document frequency of each word of the query
   * @param idf inverse document frequency of each family
   */
  constructor(
    words: readonly QueryWord[],
    private readonly weights: readonly number[],
    private readonly idf: readonly number[],
  ) {
    this.likeness = new Float32Array(idf.length);
    this.wordOf = new Int16Array(idf.length);
    words.forEach(({ candidates }, word) => {
      for (const { family, weight } of candidates) {
        if (weight <= (this.likeness[family] ?? 0)) continue;
        this.likeness[family] = weight;
        this.wordOf[family] = word;
      }
    });
    this.total = weights.reduce((sum, weight) => sum + weight, 0);
    this.covered = new Float32Array(weights.length);
  }

  /**
   * Share of a name that the query says times share of the query that the name says: from 0,
   * nothing in common, to 1, the same words. The groups above (`context`) may say words of the
   * query in its place.
   */
  of(name: Phrase, context: Phrase = []): number {
    let said = 0;
    let all = 0;
    for (const family of name) {
      const weight = this.idf[family] ?? 0;
      all += weight;
      said += weight * (this.likeness[family] ?? 0);
    }
    if (said === 0) return 0;
    this.covered.fill(0);
    this.cover(name);
    this.cover(context);
    let ofQuery = 0;
    this.weights.forEach((weight, word) => {
      ofQuery += (this.covered[word] ?? 0) * weight;
    });
    return (said / all) * (ofQuery / this.total);
  }

  private cover(families: Phrase): void {
    for (const family of families) {
      const likeness = this.likeness[family] ?? 0;
      const word = this.wordOf[family] ?? 0;
      if (likeness > (this.covered[word] ?? 0)) this.covered[word] = likeness;
    }
  }
}

/** Matches names with a query, all of whose words count, known or not. */
export function matchQuery(words: readonly QueryWord[], idf: readonly number[]): PhraseMatch {
  const weights = words.map(({ candidates: [best] }) =>
    best ? (idf[best.family] ?? 0) : UNKNOWN_WEIGHT,
  );
  return new PhraseMatch(words, weights, idf);
}
