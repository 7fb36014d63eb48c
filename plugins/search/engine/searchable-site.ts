import { foldText } from '../../../src/text/accents';
import type { AnswerKind, FactAnswer } from './answer-kinds';
import type { Subject } from './fact-subjects';
import { type Section, sectionsOf } from './headings';
import { readIndexFile, type SearchIndex } from './index-format';
import { LearnedWords } from './learned-words';
import { createNameReader } from './names';
import { findPages, type IndexedPage, type PageKind, sectionPages } from './pages';
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
  /** How many of them have their text in the texts file. */
  answerCount: number;
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
    section === undefined
      ? []
      : [{ kind: 'termino', name, others, section, textNumber: undefined }],
  );
  const reports = pages.flatMap(({ kind, label, first }, page): FactAnswer[] => {
    if (kind !== 'report') return [];
    const others = [records[page]?.text ?? ''];
    return [{ kind: 'reporte', name: label, others, section: first, textNumber: undefined }];
  });
  const told = pages.flatMap(({ kind, first, end }): FactAnswer[] => {
    const answer = TOLD_BY_SECTIONS[kind];
    if (answer === undefined) return [];
    return sections.slice(first, end).flatMap(({ title }, at): FactAnswer[] => {
      const section = first + at;
      if (!isOwnHeading[section]) return [];
      return [{ kind: answer, name: title, others: [], section, textNumber: undefined }];
    });
  });
  return [...answers, ...terms, ...reports, ...told];
}

/**
 * Reads the docs and the index of the search into what queries are answered from.
 * @throws SearchFileError when the index file is broken or is not of the same build
 */
export function readSite(docs: SearchDocsFile, indexFile: unknown): SearchSite {
  const sections = sectionsOf(docs);
  const pages = findPages(docs.searchDocs, sections);
  const index = readIndexFile(indexFile, sections.length, pages.length);
  const frequency = index.sections.map((documents) => documents.length);
  const vocabulary = new Vocabulary(index.families, frequency);
  const nameOf = createNameReader(vocabulary);

  const titles = pages.map(({ title, label, kind }) =>
    nameOf(kind === 'message' ? messageParts(title).text : label),
  );
  const trails = pages.map(({ breadcrumb, product }) =>
    nameOf([...breadcrumb, product].join(' > ')),
  );
  const headings = sections.map(({ url, title }) => nameOf(url.includes('#') ? title : ''));
  const aliases = index.keywords.map((phrases) => phrases.map((phrase) => nameOf(phrase).phrase));
  const codes = pages.map(({ title, kind }) =>
    kind === 'message' ? foldText(messageParts(title).code).replace('-', '') : undefined,
  );
  const messages = pages.flatMap(({ product }, page): MessageCode[] => {
    const code = codes[page];
    if (code === undefined) return [];
    aliases[page]?.push(nameOf(code).phrase);
    const numbers = [code.replace(/\D/g, ''), ...(index.keywords[page] ?? [])];
    return [{ code, numbers, product }];
  });
  for (const { phrases, pages: about } of index.glossary) {
    for (const page of about) aliases[page]?.push(...phrases.map((name) => nameOf(name).phrase));
  }

  const isOwnHeading = ownHeadings(sections);
  const pageOf = sectionPages(pages);
  const contextOf = ({ kind, section }: FactAnswer): Phrase => {
    if (!SAID_WITH_PAGE.has(kind)) return [];
    const page = pageOf[section] ?? 0;
    const about = [titles[page], trails[page], headings[section], nameOf(kind)];
    return about.flatMap((name) => name?.phrase ?? []);
  };

  const field = (name: keyof typeof BOOST, phrases: readonly Phrase[]) => ({
    boost: BOOST[name],
    postings: postingsOf(phrases, index.families.length),
  });
  const pageFields = [
    field(
      'title',
      titles.map(({ families }) => families),
    ),
    field(
      'alias',
      aliases.map((names) => names.flat()),
    ),
    { boost: BOOST.description, postings: index.descriptions },
  ];
  const sectionFields = [
    field(
      'heading',
      headings.map(({ families }) => families),
    ),
    { boost: BOOST.text, postings: index.sections },
  ];
  return {
    vocabulary,
    learned: new LearnedWords(index.learned, pages.length),
    messages,
    sections,
    answerCount: index.answers.length,
    subjects: allFacts(index, pages, docs.searchDocs, sections, isOwnHeading).map((fact) => ({
      fact,
      names: [fact.name, ...fact.others].map(nameOf),
      context: contextOf(fact),
    })),
    ranked: {
      pages,
      sectionCount: sections.length,
      pageIndex: createWordIndex(pageFields, pages.length),
      sectionIndex: createWordIndex(sectionFields, sections.length),
      titles,
      codes,
      trails,
      aliases,
      headings,
      isOwnHeading,
      idf: inverseDocumentFrequencies(index.sections, pages),
      mainProduct: mainProductOf(pages),
    },
  };
}
