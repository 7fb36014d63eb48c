import type { CarriedKind, FactAnswer } from './answer-kinds';
import { LARGEST_WEIGHT, type LearnedWord, RARITY_STEP } from './learned-words';
import { decodePostings } from './posting-lists';
import { decodeSigns } from './signs';
import type { SearchDocsFile, SearchTextsFile } from './types';

/** Raised with each change of what the index file holds, so that an old copy is refused. */
export const INDEX_VERSION = 6;

/** The search index file, as it travels. Documents are numbered in the order of the docs file. */
export interface SearchIndexFile {
  version: number;
  /**
   * Every word of the site as it is written there. Words of one family («factura», «facturar»)
   * stand together with spaces between; families are separated by commas.
   */
  words: string;
  /** For each family, the sections whose text has a word of it; separated by spaces. */
  sections: string;
  /** For each family, the pages whose description has a word of it; separated by spaces. */
  descriptions: string;
  /** For each page, what its writer says readers call its subject: phrases separated by commas. */
  keywords: string[];
  /** What the words of readers tell about the page they mean, a stem after the other. */
  learned: LearnedLists;
  /**
   * The glossary: a term and what people call it, separated by commas, the pages about it, and the section that
   * defines it.
   */
  glossary: [phrases: string, pages: number[], section?: number][];
  /** What facts answer and no section tells by itself: `others` are phrases separated by commas. */
  answers: [kind: CarriedKind, name: string, others: string, section: number][];
}

/** Learned weights as they travel; lists of stems are separated by spaces. */
export interface LearnedLists {
  /** What a weight of 1 stands for. */
  step: number;
  stems: string;
  /** A sign a stem: its rarity in steps of `RARITY_STEP`. */
  rarity: string;
  /** For each stem, the pages that it tells of. */
  pages: string;
  /** For each stem, a sign a page: its weight in steps, from `-LARGEST_WEIGHT`. */
  weights: string;
}

/** A term of the glossary, first, and what people call it. */
export interface GlossaryEntry {
  phrases: string[];
  pages: number[];
  /** Number of the section that defines it, where one does. */
  section: number | undefined;
}

/** The search index file, read. */
export interface SearchIndex {
  families: string[][];
  sections: number[][];
  descriptions: number[][];
  keywords: string[][];
  learned: LearnedWord[];
  glossary: GlossaryEntry[];
  answers: FactAnswer[];
}

/** A search file that cannot be used, in words for whoever looks after the site. */
export class SearchFileError extends Error {
  override name = 'SearchFileError';
}

/**
 * Checks the docs file.
 * @throws SearchFileError naming the first key that is not what it has to be.
 */
export function checkDocsFile(docs: unknown): SearchDocsFile {
  const file = docs as Partial<SearchDocsFile> | null;
  if (!Array.isArray(file?.searchDocs) || file.searchDocs.length === 0) {
    throw new SearchFileError(
      'The search docs file has no list "searchDocs"; build the site again.',
    );
  }
  if (typeof file.options?.maxHits !== 'number') {
    throw new SearchFileError(
      'The search docs file has no "options.maxHits"; build the site again.',
    );
  }
  if (file.headings?.length !== file.searchDocs.length) {
    throw new SearchFileError(
      `The search docs file has headings of ${file.headings?.length} pages; expected ${file.searchDocs.length}. Build the site again.`,
    );
  }
  for (const [position, record] of file.searchDocs.entries()) {
    for (const key of ['url', 'text', 'subcategory', 'title'] as const) {
      if (typeof record?.[key] === 'string') continue;
      throw new SearchFileError(
        `searchDocs[${position}].${key} of the search docs file is no text; build the site again.`,
      );
    }
  }
  return file as SearchDocsFile;
}

/**
 * Checks that a file is of the same build as the docs file.
 * @throws SearchFileError when it is not
 */
export function checkBuild(file: unknown, { build }: SearchDocsFile): void {
  const { build: own } = (file ?? {}) as Partial<SearchDocsFile>;
  if (own === build) return;
  throw new SearchFileError(
    `The search docs file is of ${build} and another of ${own}; fetch all three again.`,
  );
}

/**
 * Checks the texts file of as many sections and answers as the other two files have.
 * @throws SearchFileError naming the list that is missing or of another build
 */
export function checkTextsFile(
  texts: unknown,
  count: Readonly<Record<keyof SearchTextsFile, number>>,
): SearchTextsFile {
  const file = texts as Partial<SearchTextsFile> | null;
  for (const key of ['sections', 'answers'] as const) {
    if (file?.[key]?.length === count[key]) continue;
    throw new SearchFileError(
      `The search texts file has ${file?.[key]?.length} ${key}; expected ${count[key]}. Build the site again.`,
    );
  }
  return file as SearchTextsFile;
}

/**
 * Reads the index file of `sectionCount` sections on `pageCount` pages.
 * @throws SearchFileError when it is broken, of another version, or belongs to other docs.
 */
export function readIndexFile(file: unknown, sectionCount: number, pageCount: number): SearchIndex {
  const index = file as Partial<SearchIndexFile> | null;
  if (index?.version !== INDEX_VERSION) {
    throw new SearchFileError(
      `The search index file is of version ${index?.version}; expected ${INDEX_VERSION}. Build the site again.`,
    );
  }
  const { words, sections, descriptions, keywords, learned, glossary, answers } = index;
  if (
    typeof words !== 'string' ||
    !Array.isArray(keywords) ||
    typeof learned?.stems !== 'string' ||
    !Array.isArray(glossary) ||
    !Array.isArray(answers)
  ) {
    throw new SearchFileError(
      'The search index file lacks "words", "keywords", "learned", "glossary" or "answers"; build the site again.',
    );
  }
  const families = words.split(',').map((family) => family.split(' '));
  if (keywords.length !== pageCount) {
    throw new SearchFileError(
      `The search index file is of ${keywords.length} pages and the docs file of ${pageCount}; fetch both again.`,
    );
  }
  return {
    families,
    sections: readLists('sections', sections, families.length, sectionCount),
    descriptions: readLists('descriptions', descriptions, families.length, pageCount),
    keywords: keywords.map(splitPhrases),
    learned: readLearnedLists(learned, pageCount),
    glossary: glossary.map(([phrases, pages, section]) => ({
      ...{ phrases: phrases.split(','), pages, section },
    })),
    answers: answers.map(([kind, name, others, section], textNumber) => ({
      ...{ kind, name, section, textNumber },
      others: splitPhrases(others),
    })),
  };
}

function splitPhrases(phrases: string): string[] {
  return phrases.split(',').filter(Boolean);
}

/** @throws SearchFileError when a list is missing or does not fit its stem */
function readLearnedLists(
  { step, stems, rarity, pages, weights }: LearnedLists,
  pageCount: number,
): LearnedWord[] {
  const words = stems === '' ? [] : stems.split(' ');
  const pageLists = words.length === 0 ? [] : readLists('learned', pages, words.length, pageCount);
  const weightLists = weights.split(' ').map(decodeSigns);
  const rarities = decodeSigns(rarity);
  return words.map((stem, at) => {
    const [itsPages, itsWeights] = [pageLists[at] ?? [], weightLists[at] ?? []];
    const itsRarity = rarities[at];
    if (itsRarity === undefined || itsPages.length !== itsWeights.length) {
      throw new SearchFileError(
        `"learned" of the search index file has lists of other lengths for "${stem}"; build the site again.`,
      );
    }
    return {
      stem,
      rarity: itsRarity * RARITY_STEP,
      pages: itsPages,
      weights: itsWeights.map((sign) => (sign - LARGEST_WEIGHT) * step),
    };
  });
}

function readLists(key: string, coded: unknown, families: number, documents: number): number[][] {
  const lists = typeof coded === 'string' ? coded.split(' ') : [];
  if (lists.length !== families) {
    throw new SearchFileError(
      `"${key}" of the search index file has ${lists.length} lists; expected ${families}. Build the site again.`,
    );
  }
  return lists.map((list) => {
    const numbers = decodePostings(list);
    const last = numbers[numbers.length - 1] ?? 0;
    if (last < documents) return numbers;
    throw new SearchFileError(
      `"${key}" of the search index file names document ${last}; the docs file has ${documents}. Fetch both again.`,
    );
  });
}
