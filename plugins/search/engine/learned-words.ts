import { foldText } from '../../../src/text/accents';
import { stem } from '../../../src/text/stem';

/** What one word of the readers tells about the pages they mean. */
export interface LearnedWord {
  /** Folded stem, as `learnedStem` gives it. */
  stem: string;
  /** How few phrases have it: its share of a query. */
  rarity: number;
  /** Pages that it speaks for or against, by their numbers; -1 for one that went. */
  pages: readonly number[];
  /** For each of them, how much. */
  weights: readonly number[];
}

/** Weights are whole numbers of steps, at most this many up or down. */
export const LARGEST_WEIGHT = 31;

/** Size of a step of `rarity`. */
export const RARITY_STEP = 0.2;

/** A page that is less likely than this, as a logarithm, is as good as ruled out. */
export const LEAST_LIKELY = -14;

/** Letters that tell one stem from another; more split what few phrases say into words of fewer still. */
const TELLING_LETTERS = 5;

/**
 * Stem of a word as weights are learned of it: readers leave accents out, and «facturación» says what
 * «facturar» does. Codes stay whole.
 */
export function learnedStem(word: string): string {
  const folded = stem(foldText(word));
  return /\d/.test(folded) ? folded : folded.slice(0, TELLING_LETTERS);
}

/** Which page is meant by the words of a query, as a softmax regression learned it from phrases. */
export class LearnedWords {
  private readonly byStem: ReadonlyMap<string, LearnedWord>;

  constructor(
    words: readonly LearnedWord[],
    private readonly pageCount: number,
  ) {
    this.byStem = new Map(words.map((word) => [word.stem, word]));
  }

  /** Whether anything was learned of a stem. */
  has(stem: string): boolean {
    return this.byStem.has(stem);
  }

  /**
   * Logarithm of how likely each page is meant, 0 at most; undefined when nothing was learned of any
   * of the stems.
   */
  likelihoods(stems: readonly string[]): Float32Array | undefined {
    const words = [...new Set(stems)].flatMap((stem) => this.byStem.get(stem) ?? []);
    if (words.length === 0) return undefined;
    const length = Math.hypot(...words.map(({ rarity }) => rarity));
    const sums = new Float32Array(this.pageCount);
    for (const { rarity, pages, weights } of words) {
      pages.forEach((page, at) => {
        sums[page] = (sums[page] ?? 0) + ((weights[at] ?? 0) * rarity) / length;
      });
    }
    const most = sums.reduce((a, b) => Math.max(a, b));
    const all = sums.reduce((total, sum) => total + Math.exp(sum - most), 0);
    const logAll = most + Math.log(all);
    return sums.map((sum) => Math.max(LEAST_LIKELY, sum - logAll));
  }
}
