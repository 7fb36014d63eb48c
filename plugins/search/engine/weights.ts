import type { PageKind } from './pages';

/** What a word is worth by where it stands. */
export const BOOST = {
  title: 4,
  alias: 2,
  trail: 1.5,
  description: 1.2,
  heading: 2.5,
  text: 1,
} as const;

/** How much less each further page of a term in the glossary is about it, and the last one is. */
export const LATER_PAGE = 0.1;
/** See `LATER_PAGE`. */
export const LAST_PAGE = 0.7;

/** What each sign that a page answers is worth. */
export const WEIGHTS = {
  /** Score of a word at which it counts half, next to the word's inverse document frequency. */
  half: 2,
  /** What a word in another section of the page counts next to one in the section itself. */
  elsewhere: 0.2,
  /** How much more it counts that all words are found than that one is found well. */
  together: 1.5,
  /** What it adds that the whole query is the name of the page, of the section, or a synonym. */
  title: 1,
  alias: 0.7,
  heading: 0.6,
  /** What it adds that a name says the words as they were typed, one after the other. */
  verbatim: 0.25,
  /** What it adds that the query is the title of the page, whole. */
  wholeTitle: 0.5,
  /** What it adds that the query has the code of the page's message: more than anything else can. */
  code: 3,
  /** What a page of the product being read is worth next to equal ones. */
  sameProduct: 1.6,
  /** What the main product is worth where none is being read. */
  mainProduct: 1.1,
  /** What a page that answers a kind of questions is worth next to the best answer, by its name and by such a question. */
  askedByName: 1.01,
  askedAbout: 1.01,
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
  opposite: 0.4,
  /** What it adds that the heading says all neighbours of the query side by side. */
  neighbours: 0.4,
  /** What the first sections have before the others: the steps, what to do, a report as a whole. */
  begins: { task: [0, 0.28], message: [0, 0.28], report: [0.2] } as Partial<
    Readonly<Record<PageKind, readonly number[]>>
  >,
  /** What each section further down takes off, as far as the tenth. */
  later: 0.03,
  farthest: 10,
};

/** What a kind of page makes of what is found on it, and adds to it. */
export interface KindWeight {
  times: number;
  plus: number;
}

/** Next to pages that tell how to do something. Readers ask for those more often than the pages are many. */
export const KIND: Readonly<Record<PageKind, KindWeight>> = {
  task: { times: 1, plus: 0 },
  report: { times: 0.85, plus: -0.25 },
  lookup: { times: 0.8, plus: -0.2 },
  questions: { times: 1, plus: 0.15 },
  repair: { times: 1, plus: 0.15 },
  message: { times: 0.5, plus: -0.6 },
  group: { times: 0.65, plus: 0.1 },
  blog: { times: 0.6, plus: 0 },
  sitio: { times: 0.45, plus: 0 },
};

/** The same for who tells of something that fails, where it differs. */
export const KIND_IN_FAILURE: Partial<Readonly<Record<PageKind, KindWeight>>> = {
  repair: { times: 1.2, plus: 0.45 },
  message: { times: 1.25, plus: 0.3 },
};

/**
 * When the first page is meant beyond doubt (`sure-page.ts`); `npm run search:calibrate` shows how often that is
 * right at each `sure`.
 */
export const ANSWER = {
  /** What a step of score that the first page stands above the third adds to its likelihood, 0 to 1. */
  lead: 0.3,
  /** Beyond this a lead tells no more. */
  farthest: 4,
  /** What pages lose whose words are often said by who asks for the task behind them. */
  doubt: { report: 0.25, message: 0.25 } as Partial<Readonly<Record<PageKind, number>>>,
  /** What a word takes off that the site does not use, though readers may: it is often the subject. */
  unknown: 0.3,
  /** From how much of all that the page is the answer. */
  sure: 0.9,
};
