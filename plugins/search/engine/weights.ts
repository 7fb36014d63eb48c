/** What a word is worth by where it stands. */
export const BOOST = {
  title: 4,
  alias: 2,
  saying: 2,
  trail: 1.5,
  description: 1.2,
  heading: 2.5,
  text: 1,
} as const;

/** What a saying is worth as a name of the page, next to a keyword. */
export const SAYING = 0.9;

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
  /** What it adds that the query is the title of the page, whole, or has its code. */
  wholeTitle: 0.5,
  /** What a page of the product being read is worth next to equal ones. */
  sameProduct: 1.6,
  /** What a page that leads to others is worth next to one that answers. */
  group: 0.85,
  /** What a report is worth next to the page that tells how to do what it reports. */
  report: 0.95,
  /** What a page of repairs is worth to who asks for one. */
  repair: 1.2,
  /** What the page of a message is worth to who does not tell of a failure. */
  message: 0.8,
  /** What the main product is worth where none is being read. */
  mainProduct: 1.1,
  /** What pages outside the documentation are worth next to it. */
  blog: 0.6,
  sitio: 0.45,
  /** What a page that answers a kind of questions is worth next to the best answer, by its name and by such a question. */
  askedByName: 1.01,
  askedAbout: 0.99,
  /** Beyond this a rare word weighs no more: it may be one that the site does not use. */
  highestIdf: 3.5,
};
