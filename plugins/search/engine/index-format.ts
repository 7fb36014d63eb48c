import { type LearnedWord, RARITY_STEP } from './learned-words';
import { decodePostings } from './posting-lists';

/** What facts answer and no section tells by itself: who may, what a key does, what a field or a column of the API is for, where a page is. */
export type CarriedKind = 'quien' | 'tecla' | 'campo' | 'columna' | 'menu';

/** The search index file, as it travels. Documents are numbered in the order of the docs file. */
export interface SearchIndexFile {
  /** As the docs file has it. */
  build: string;
  /**
   * Every word of the site as it is written there. Words of one family («factura», «facturar»)
   * stand together with spaces between; families are separated by commas.
   */
  words: string;
  /** For each family, the sections whose text has a word of it; separated by spaces. */
  sections: string;
  /** For each page, what its writer says readers call its subject: phrases separated by commas. */
  keywords: string[];
  /** What the words of readers tell about the page they mean, a stem after the other. */
  learned: LearnedLists & {
    /** Number of each page that the lists name; -1 where it went since they were learned. */
    numbers: number[];
  };
  /**
   * The glossary: a term and what people call it, separated by commas, the pages about it, and the section that
   * defines it.
   */
  glossary: [phrases: string, pages: number[], section?: number][];
  /** For each product, what readers name instead of it. */
  productNames: Readonly<Record<string, readonly string[]>>;
  /** What facts answer: `others` are phrases separated by commas. */
  answers: [kind: CarriedKind, name: string, others: string, section: number][];
}

/** Learned weights as they travel: stem by stem, separated by spaces. */
export interface LearnedLists {
  /** What a weight of 1 stands for. */
  step: number;
  stems: string;
  /** For each stem, its rarity in steps of `RARITY_STEP`. */
  rarity: string;
  /** For each stem, the pages that it tells of. */
  pages: string;
  /** For each stem, how much it tells of each of these pages, in steps, separated by commas. */
  weights: string;
}

/**
 * Checks that a file is what it has to be, of one build with the others.
 *
 * @param name of the file, for messages
 * @param key that it has, which no other file does
 * @param build that of the docs file; undefined for that itself
 * @throws Error when it is another file, or one of another build
 */
export function checkFile<File extends { build: string }>(
  file: unknown,
  name: string,
  key: keyof File & string,
  build?: string,
): File {
  const checked = file as Partial<File> | null;
  if (!checked?.[key] || !checked.build) {
    throw new Error(`The search ${name} file lacks "${key}" or "build"; build the site again.`);
  }
  if (build !== undefined && checked.build !== build) {
    throw new Error(
      `The search ${name} file is of build ${checked.build}; expected ${build}, that of the docs file. Fetch both again.`,
    );
  }
  return checked as File;
}

/** Phrases that travel in one text. */
export function splitPhrases(phrases: string): string[] {
  return phrases.split(',').filter(Boolean);
}

/** What was learned, read. */
export function readLearned({
  step,
  numbers,
  ...lists
}: SearchIndexFile['learned']): LearnedWord[] {
  const [rarity, pages, weights] = [lists.rarity, lists.pages, lists.weights].map((list) =>
    list.split(' '),
  );
  return lists.stems.split(' ').map((stem, at) => ({
    stem,
    rarity: Number(rarity?.[at]) * RARITY_STEP,
    pages: decodePostings(pages?.[at] ?? '').map((page) => numbers[page] ?? -1),
    weights: (weights?.[at] ?? '').split(',').map((weight) => Number(weight) * step),
  }));
}
