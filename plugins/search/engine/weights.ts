import type { PageKind } from './indexed-pages';

/** What a word is worth by where it stands. */
export const BOOST = {
  title: 4,
  alias: 2,
  heading: 2.5,
  text: 1,
} as const;

/** What each sign that a page answers is worth. */
export const WEIGHTS = {
  /** Score of a word at which it counts half, next to the word's inverse document frequency. */
  half: 2,
  /** How much more it counts that all words are found than that one is found well. */
  together: 1.5,
  /** What it adds that the whole query is the name of the page, of the section, or a synonym. */
  title: 1,
  alias: 0.7,
  heading: 0.6,
  /** What it adds that the query has the code of the page's message: more than anything else can. */
  code: 3.5,
  /** What a page of the product being read is worth next to equal ones. */
  sameProduct: 1.6,
  /** What it adds to the pages of a product that the query names by something else: «en el celular». */
  namedProduct: 0.4,
  /** What the main product is worth where none is being read. */
  mainProduct: 1.1,
  /** What it counts that the words of readers were learned to mean the page, next to the rest. */
  learned: 0.4,
  /** Beyond this a rare word weighs no more: it may be one that the site does not use. */
  highestIdf: 3.5,
};

/** What makes a section the one that a page opens at. */
export const SECTION = {
  /** What it counts that the section says the words, and that its heading does. */
  text: 1.85,
  heading: 2,
  /** What is left of that for a heading that denies what the query does not, or the other way round. */
  opposite: 0.2,
  /** What the first sections have before the others: the steps, what to do, a report as a whole. */
  begins: { task: [0, 0.28], message: [0, 0.28], report: [0.2] } as Partial<
    Readonly<Record<PageKind, readonly number[]>>
  >,
  /** What each section further down takes off, as far as the tenth. */
  later: 0.03,
  farthest: 10,
};

/**
 * What a kind of page adds, next to pages that tell how to do something. Readers ask for those more often than the
 * pages are many.
 */
export const KIND: Readonly<Record<PageKind, number>> = {
  task: 0,
  report: -0.2,
  lookup: -0.2,
  questions: 0.15,
  repair: 0.15,
  message: -0.9,
  group: -0.1,
  blog: 0,
  sitio: 0,
};

/** The same for who tells of something that fails, where it differs. */
export const KIND_IN_FAILURE: Partial<Readonly<Record<PageKind, number>>> = {
  repair: 0.45,
  message: 0.3,
  lookup: -0.6,
};

/** When the first page is meant beyond doubt (`sure-page.ts`); tools/learn-search/README.md says how often that is right. */
export const ANSWER = {
  /** What a step of score that the first page stands above the third adds to its likelihood, 0 to 1. */
  lead: 0.3,
  /** The same for the second page: two products may have a page for the same task. */
  leadOverSecond: 0.15,
  /** Beyond this a lead tells no more. */
  farthest: 4,
  /** From how much of all that the page is the answer. */
  sure: 1.05,
};
