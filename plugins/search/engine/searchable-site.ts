import { foldText } from '../../../src/text/accents';
import type { Subject } from './answers';
import { readIndexFile } from './index-format';
import { LearnedWords } from './learned-words';
import { createNameReader } from './names';
import { findPages } from './pages';
import type { Phrase } from './phrase-match';
import type { Synonym } from './query-words';
import { type Alias, inverseDocumentFrequencies, type RankedSite } from './ranking';
import type { SearchDocsFile } from './types';
import { Vocabulary } from './vocabulary';
import { BOOST, LAST_PAGE, LATER_PAGE } from './weights';
import type { WordIndexMaker } from './word-index';

/** Everything that a query is answered from. */
export interface SearchSite {
  ranked: RankedSite;
  vocabulary: Vocabulary;
  learned: LearnedWords;
  synonyms: Synonym[];
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

/**
 * Reads the two files of the search into what queries are answered from.
 * @throws SearchFileError when the index file is broken or is not of the same build
 */
export function readSite(
  { searchDocs }: SearchDocsFile,
  indexFile: unknown,
  makeIndex: WordIndexMaker,
): SearchSite {
  const pages = findPages(searchDocs);
  const index = readIndexFile(indexFile, searchDocs.length, pages.length);
  const frequency = index.sections.map((documents) => documents.length);
  const vocabulary = new Vocabulary(index.families, frequency);
  const nameOf = createNameReader(vocabulary);

  const titles = pages.map(({ title, label, kind }) =>
    nameOf(kind === 'message' ? messageParts(title).text : label),
  );
  const trails = pages.map(({ breadcrumb, product }) =>
    nameOf([...breadcrumb, product].join(' > ')),
  );
  const headings = searchDocs.map(({ url, title }) => nameOf(url.includes('#') ? title : ''));
  const aliases = index.keywords.map((phrases) =>
    phrases.map((phrase): Alias => ({ phrase: nameOf(phrase).phrase, weight: 1 })),
  );
  const codes = pages.map(({ title, kind }) =>
    kind === 'message' ? messageParts(title).code : undefined,
  );
  codes.forEach((code, page) => {
    // Some remember only the number: «error 2204».
    for (const name of code ? [code, code.replace(/\D/g, '')] : []) {
      aliases[page]?.push({ phrase: nameOf(name).phrase, weight: 1 });
    }
  });
  const synonyms: Synonym[] = [];
  for (const { phrases, pages: about } of index.glossary) {
    const [term = [], ...others] = phrases.map((phrase) => nameOf(phrase).phrase);
    about.forEach((page, place) => {
      const weight = Math.max(LAST_PAGE, 1 - place * LATER_PAGE);
      aliases[page]?.push(...[term, ...others].map((phrase) => ({ phrase, weight })));
    });
    const [word] = term;
    if (word === undefined || term.length > 1) continue;
    for (const phrase of others) if (phrase.length > 0) synonyms.push({ phrase, term: word });
  }

  const field = (name: keyof typeof BOOST, phrases: readonly Phrase[]) => ({
    name,
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
      aliases.map((names) => names.flatMap(({ phrase }) => phrase)),
    ),
    field(
      'trail',
      trails.map(({ phrase }) => phrase),
    ),
    { name: 'description', boost: BOOST.description, postings: index.descriptions },
  ];
  const sectionFields = [
    field(
      'heading',
      headings.map(({ families }) => families),
    ),
    { name: 'text', boost: BOOST.text, postings: index.sections },
  ];
  return {
    vocabulary,
    learned: new LearnedWords(index.learned, pages.length),
    synonyms,
    subjects: index.answers.map((fact) => ({
      fact,
      names: [fact.name, ...fact.others].map(nameOf),
    })),
    ranked: {
      pages,
      sectionCount: searchDocs.length,
      pageIndex: makeIndex(pageFields, pages.length),
      sectionIndex: makeIndex(sectionFields, searchDocs.length),
      titles,
      codes: codes.map((code) => code && foldText(code).replace('-', '')),
      trails,
      aliases,
      headings,
      idf: inverseDocumentFrequencies(index.sections, pages),
    },
  };
}
