import { groupBy } from '../../../src/text/group-by';
import { readSubjects, type Subject } from './fact-subjects';
import { readLearned, type SearchIndexFile, splitPhrases } from './index-format';
import { type IndexedPage, type IndexedSection, readPages } from './indexed-pages';
import { LearnedWords } from './learned-words';
import { createNameReader, spokenWords } from './names';
import type { Phrase } from './phrase-match';
import { decodePostings } from './posting-lists';
import type { MessageCode } from './query-words';
import type { SearchDocsFile } from './types';
import { Vocabulary } from './vocabulary';
import { BOOST } from './weights';
import {
  createWordIndex,
  inverseDocumentFrequency,
  type PostingLists,
  type WordIndex,
} from './word-index';

/** Everything that a query is answered from. */
export interface SearchSite {
  pages: readonly IndexedPage[];
  sections: readonly IndexedSection[];
  pageIndex: WordIndex;
  sectionIndex: WordIndex;
  /** Inverse document frequency of each family: high for words on few pages. */
  idf: readonly number[];
  vocabulary: Vocabulary;
  learned: LearnedWords;
  messages: readonly MessageCode[];
  /** What facts answer. */
  subjects: readonly Subject[];
  /** What readers name instead of a product, as `spokenWords` gives it. */
  productNames: readonly { product: string; names: readonly string[] }[];
  /** Key of the product of most pages. */
  mainProduct: string;
}

/** The documents that have each family, from the families of each document. */
function postingsOf(phrases: readonly Phrase[], families: number): number[][] {
  const postings = Array.from({ length: families }, () => [] as number[]);
  phrases.forEach((phrase, document) => {
    for (const family of phrase) {
      const documents = postings[family];
      if (documents && documents[documents.length - 1] !== document) documents.push(document);
    }
  });
  return postings;
}

/** How much a family tells pages apart, from the sections whose text has a word of it. */
function frequencyIn(
  found: readonly number[],
  { pages, sections }: Pick<SearchSite, 'pages' | 'sections'>,
): number {
  let count = 0;
  let last: number | undefined;
  for (const section of found) {
    const page = sections[section]?.page;
    if (page !== last) count += 1;
    last = page;
  }
  return inverseDocumentFrequency(count, pages.length);
}

/** Messages by what readers write of them: the number of the code, and the status that an error of the API has. */
function messagesOf(
  pages: readonly IndexedPage[],
  keywords: SearchIndexFile['keywords'],
): MessageCode[] {
  return pages.flatMap(({ number, code, product }): MessageCode[] => {
    if (code === undefined) return [];
    const numbers = [code.replace(/\D/g, ''), ...splitPhrases(keywords[number] ?? '')];
    return [{ code, numbers, product }];
  });
}

function mainProductOf(pages: readonly IndexedPage[]): string {
  const byProduct = [...groupBy(pages, ({ product }) => product)];
  const [most] = byProduct.sort(([, a], [, b]) => b.length - a.length);
  return most?.[0] ?? '';
}

/** Reads the docs and the index of the search into what queries are answered from. */
export function readSite(docs: SearchDocsFile, index: SearchIndexFile): SearchSite {
  const families = index.words.split(',').map((family) => family.split(' '));
  const inText: PostingLists = index.sections.split(' ').map(decodePostings);
  const vocabulary = new Vocabulary(
    families,
    inText.map((documents) => documents.length),
  );
  const nameOf = createNameReader(vocabulary);
  const pages = readPages(docs, index, nameOf);
  const sections = pages.flatMap((page) => page.sections);
  const field = (boost: number, phrases: readonly Phrase[]) => ({
    boost,
    postings: postingsOf(phrases, families.length),
  });
  const titles = pages.map(({ name }) => name.families);
  const aliases = pages.map((page) => page.aliases.flat());
  const headings = sections.map(({ heading }) => heading.families);
  return {
    ...{ pages, sections, vocabulary },
    pageIndex: createWordIndex(
      [field(BOOST.title, titles), field(BOOST.alias, aliases)],
      pages.length,
    ),
    sectionIndex: createWordIndex(
      [field(BOOST.heading, headings), { boost: BOOST.text, postings: inText }],
      sections.length,
    ),
    idf: inText.map((found) => frequencyIn(found, { pages, sections })),
    learned: new LearnedWords(readLearned(index.learned), pages.length),
    messages: messagesOf(pages, index.keywords),
    subjects: readSubjects(index, pages, nameOf),
    productNames: Object.entries(index.productNames).map(([product, names]) => ({
      product,
      names: names.map(spokenWords),
    })),
    mainProduct: mainProductOf(pages),
  };
}
