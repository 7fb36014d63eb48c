import { foldText } from '../../../src/text/accents';
import type { AnswerKind, FactAnswer } from './answer-kinds';
import type { Subject } from './fact-subjects';
import { type Section, sectionsOf } from './headings';
import { readIndexFile, type SearchIndex, type SearchIndexFile } from './index-format';
import { findPages, type IndexedPage, type PageKind, sectionPages } from './indexed-pages';
import { LearnedWords } from './learned-words';
import { createNameReader, type Name, spokenWords } from './names';
import type { Phrase } from './phrase-match';
import type { MessageCode } from './query-words';
import { inverseDocumentFrequencies, mainProductOf, type RankedSite } from './ranking';
import type { SearchDocsFile, SearchRecord } from './types';
import { Vocabulary } from './vocabulary';
import { BOOST } from './weights';
import { createWordIndex } from './word-index';

/** Everything that a query is answered from. */
export interface SearchSite {
  ranked: RankedSite;
  sections: Section[];
  vocabulary: Vocabulary;
  learned: LearnedWords;
  messages: MessageCode[];
  /** What facts answer. */
  subjects: Subject[];
}

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

/** The code of a message and what it says, from the title of its page: «DLF-2003. No hay existencia». */
function messageParts(title: string): { code: string; text: string } {
  const [code = '', text = ''] = title.split(/\. (.*)/);
  return { code, text };
}

/** What sections answer by themselves, by the kind of their page. */
const TOLD_BY_SECTIONS: Partial<Readonly<Record<PageKind, AnswerKind>>> = {
  questions: 'pregunta',
  repair: 'problema',
};

/** What is said with its page and with the word for its kind: «el campo Cupo de clientes». */
const SAID_WITH_PAGE = new Set<AnswerKind>(['campo', 'columna', 'reporte']);

/** From how many sections of one heading it says nothing of what they answer: «Campos», «Ejemplo». */
const COMMON_HEADING = 3;

/** For each section, whether its heading is its own and not one that many pages have. */
function ownHeadings(sections: readonly Section[]): boolean[] {
  const counts = new Map<string, number>();
  for (const { title } of sections) counts.set(title, (counts.get(title) ?? 0) + 1);
  return sections.map(
    ({ url, title }) => url.includes('#') && (counts.get(title) ?? 0) < COMMON_HEADING,
  );
}

/** All that facts answer: what the index file carries, and what the sections tell that stand for one each. */
function allFacts(
  { answers, glossary }: SearchIndex,
  pages: readonly IndexedPage[],
  records: readonly SearchRecord[],
  sections: readonly Section[],
  isOwnHeading: readonly boolean[],
): FactAnswer[] {
  const terms = glossary.flatMap(({ phrases: [name = '', ...others], section }): FactAnswer[] =>
    section === undefined ? [] : [{ kind: 'termino', name, others, section }],
  );
  const reports = pages.flatMap(({ kind, label, first }, page): FactAnswer[] => {
    if (kind !== 'report') return [];
    const others = [records[page]?.text ?? ''];
    return [{ kind: 'reporte', name: label, others, section: first }];
  });
  const told = pages.flatMap(({ kind, first, end }): FactAnswer[] => {
    const answer = TOLD_BY_SECTIONS[kind];
    if (answer === undefined) return [];
    return sections.slice(first, end).flatMap(({ title }, at): FactAnswer[] => {
      const section = first + at;
      if (!isOwnHeading[section]) return [];
      return [{ kind: answer, name: title, others: [], section }];
    });
  });
  return [...answers, ...terms, ...reports, ...told];
}

type Named = Pick<RankedSite, 'titles' | 'codes' | 'trails' | 'aliases' | 'headings'>;

/** Reads what pages and sections are called. */
function readNames(
  pages: readonly IndexedPage[],
  sections: readonly Section[],
  { keywords, glossary }: SearchIndex,
  nameOf: (text: string) => Name,
): Named {
  const phrasesOf = (names: readonly string[]) => names.map((name) => nameOf(name).phrase);
  const codes = pages.map(({ title, kind }) =>
    kind === 'message' ? foldText(messageParts(title).code).replace('-', '') : undefined,
  );
  const aliases = keywords.map((phrases, page) =>
    phrasesOf([...phrases, codes[page] ?? []].flat()),
  );
  for (const { phrases, pages: about } of glossary) {
    for (const page of about) aliases[page]?.push(...phrasesOf(phrases));
  }
  return {
    codes,
    aliases,
    titles: pages.map(({ title, label, kind }) =>
      nameOf(kind === 'message' ? messageParts(title).text : label),
    ),
    trails: pages.map(({ breadcrumb, product }) => nameOf([...breadcrumb, product].join(' > '))),
    headings: sections.map(({ url, title }) => nameOf(url.includes('#') ? title : '')),
  };
}

/** Messages by what readers write of them: the number of the code, and the status that an error of the API has. */
function messagesOf(
  pages: readonly IndexedPage[],
  codes: readonly (string | undefined)[],
  { keywords }: SearchIndex,
): MessageCode[] {
  return pages.flatMap(({ product }, page): MessageCode[] => {
    const code = codes[page];
    if (code === undefined) return [];
    return [{ code, numbers: [code.replace(/\D/g, ''), ...(keywords[page] ?? [])], product }];
  });
}

/** Reads what facts answer into what a query may name. */
function subjectsOf(
  facts: readonly FactAnswer[],
  pages: readonly IndexedPage[],
  { titles, trails, headings }: Named,
  nameOf: (text: string) => Name,
): Subject[] {
  const pageOf = sectionPages(pages);
  const contextOf = ({ kind, section }: FactAnswer): Phrase => {
    if (!SAID_WITH_PAGE.has(kind)) return [];
    const page = pageOf[section] ?? 0;
    const about = [titles[page], trails[page], headings[section], nameOf(kind)];
    return about.flatMap((name) => name?.phrase ?? []);
  };
  return facts.map((fact) => ({
    fact,
    names: [fact.name, ...fact.others].map(nameOf),
    context: contextOf(fact),
  }));
}

/** The word indexes of pages and of sections. */
function wordIndexes(
  { titles, aliases, headings }: Named,
  { families, sections }: SearchIndex,
): Pick<RankedSite, 'pageIndex' | 'sectionIndex'> {
  const field = (boost: number, phrases: readonly Phrase[]) => ({
    boost,
    postings: postingsOf(phrases, families.length),
  });
  const ofNames = (names: readonly Name[]) => names.map((name) => name.families);
  const pageFields = [
    field(BOOST.title, ofNames(titles)),
    field(
      BOOST.alias,
      aliases.map((names) => names.flat()),
    ),
  ];
  const sectionFields = [
    field(BOOST.heading, ofNames(headings)),
    { boost: BOOST.text, postings: sections },
  ];
  return {
    pageIndex: createWordIndex(pageFields, titles.length),
    sectionIndex: createWordIndex(sectionFields, headings.length),
  };
}

/** Reads the docs and the index of the search into what queries are answered from. */
export function readSite(docs: SearchDocsFile, indexFile: SearchIndexFile): SearchSite {
  const sections = sectionsOf(docs);
  const pages = findPages(docs.searchDocs, sections);
  const index = readIndexFile(indexFile);
  const frequency = index.sections.map((documents) => documents.length);
  const vocabulary = new Vocabulary(index.families, frequency);
  const nameOf = createNameReader(vocabulary);
  const named = readNames(pages, sections, index, nameOf);
  const isOwnHeading = ownHeadings(sections);
  const facts = allFacts(index, pages, docs.searchDocs, sections, isOwnHeading);
  return {
    vocabulary,
    learned: new LearnedWords(index.learned, pages.length),
    messages: messagesOf(pages, named.codes, index),
    sections,
    subjects: subjectsOf(facts, pages, named, nameOf),
    ranked: {
      ...named,
      ...wordIndexes(named, index),
      pages,
      productNames: Object.entries(indexFile.productNames).map(([product, names]) => ({
        product,
        names: names.map(spokenWords),
      })),
      sectionCount: sections.length,
      isOwnHeading,
      idf: inverseDocumentFrequencies(index.sections, pages),
      mainProduct: mainProductOf(pages),
    },
  };
}
