import { groupBy } from '../../../src/text/group-by';
import { stem } from '../../../src/text/stem';
import { isStopWord } from '../../../src/text/stop-words';
import type { SearchIndexFile } from '../engine/index-format';
import { encodePostings } from '../engine/posting-lists';
import { tokenize } from '../engine/tokenizer';
import type { ToldFact } from './answer-facts';
import type { ReadersWords } from './readers-words';
import type { RenderedPage } from './rendered-page';

/** Number of each section by its address, which has no bar before the anchor: `/glosario#kardex`. */
function sectionNumbers(pages: readonly RenderedPage[]): ReadonlyMap<string, number> {
  const addresses = pages.flatMap(({ url, sections }) =>
    sections.map(({ anchor }) => `${url.replace(/\/$/, '')}#${anchor}`),
  );
  return new Map(addresses.map((address, number) => [address, number]));
}

/** Facts that the built site tells, each with the number of its section; those whose section is not found are left out. */
export function placeAnswers(answers: readonly ToldFact[], pages: readonly RenderedPage[]) {
  const numbers = sectionNumbers(pages);
  return answers.flatMap((fact) => {
    const section = numbers.get(`${fact.url.replace(/\/$/, '')}#${fact.anchor}`);
    return section === undefined ? [] : [{ fact, section }];
  });
}

/** A word as the site writes it most often, and where its family is found. */
class Spellings {
  private readonly spellings = new Map<string, Map<string, number>>();

  /** Remembers one written word under its folded form. */
  add(folded: string, written: string): void {
    const spellings = this.spellings.get(folded) ?? new Map<string, number>();
    const spelling = written.toLowerCase().replace(/[-._]/g, '');
    spellings.set(spelling, (spellings.get(spelling) ?? 0) + 1);
    this.spellings.set(folded, spellings);
  }

  /** Most frequent spelling of each folded word. */
  *written(): Generator<[folded: string, written: string]> {
    for (const [folded, spellings] of this.spellings) {
      const [best] = [...spellings].sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0]));
      yield [folded, best?.[0] ?? folded];
    }
  }
}

/** Rising document numbers by folded word. */
type Postings = Map<string, number[]>;

function post(postings: Postings, word: string, document: number): void {
  const documents = postings.get(word);
  if (!documents) postings.set(word, [document]);
  else if (documents.at(-1) !== document) documents.push(document);
}

function mergePostings(words: readonly string[], postings: Postings): number[] {
  const merged = new Set(words.flatMap((word) => postings.get(word) ?? []));
  return [...merged].sort((a, b) => a - b);
}

/** Dates and long figures of the examples; nobody looks for a page by them. */
function isFigure(word: string): boolean {
  return /^\d{7,}/.test(word);
}

function isWorthFinding(word: string): boolean {
  return word.length > 1 && !isFigure(word);
}

function joinPhrases(phrases: readonly string[]): string {
  return [...new Set(phrases.map((phrase) => phrase.toLowerCase().replaceAll(',', ' ')))].join(',');
}

function glossaryEntries(
  terms: ReadersWords['glossary'],
  pages: readonly RenderedPage[],
  numbers: ReadonlyMap<string, number>,
): SearchIndexFile['glossary'] {
  const sections = sectionNumbers(pages);
  return terms.map(({ term, synonyms, urls, definition }) => {
    const section = sections.get(definition);
    const about = urls.flatMap((url) => numbers.get(url) ?? []);
    const phrases = joinPhrases([term, ...synonyms]);
    return section === undefined ? [phrases, about] : [phrases, about, section];
  });
}

/** Builds the index of the pages, in the order of the records that `recordsOf` makes of them. */
export function buildIndexFile(
  pages: readonly RenderedPage[],
  said: ReadersWords,
  placed: ReturnType<typeof placeAnswers>,
): Omit<SearchIndexFile, 'build'> {
  const vocabulary = new Spellings();
  const inSections: Postings = new Map();
  const keywords = pages.map(({ url, keywords }) =>
    joinPhrases([...keywords, said.statuses.get(url) ?? []].flat()),
  );
  const numbers = new Map(pages.map(({ url }, number) => [url, number]));
  const glossary = glossaryEntries(said.glossary, pages, numbers);

  const read = (text: string, found?: (word: string) => void): void => {
    for (const { word, start, end } of tokenize(text)) {
      if (!isWorthFinding(word)) continue;
      vocabulary.add(word, text.slice(start, end));
      if (!isStopWord(word)) found?.(word);
    }
  };

  for (const [phrases] of glossary) read(phrases);
  const answers = placed.map(
    ({ fact: { kind, name, others }, section }): SearchIndexFile['answers'][number] => {
      return [kind, name, joinPhrases(others), section];
    },
  );
  for (const [, name, others] of answers) read(`${name}\n${others}`);
  let section = 0;
  for (const [number, page] of pages.entries()) {
    read([page.title, page.label, ...page.breadcrumb, keywords[number]].join('\n'));
    for (const { heading, text } of page.sections) {
      const document = section;
      read(heading);
      read(text, (word) => post(inSections, word, document));
      section += 1;
    }
  }

  const families = [...groupBy(vocabulary.written(), ([, written]) => stem(written))]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, family]) => family.sort(([a], [b]) => (a < b ? -1 : 1)));
  const folded = families.map((family) => family.map(([word]) => word));
  return {
    words: families.map((family) => family.map(([, written]) => written).join(' ')).join(','),
    sections: folded.map((words) => encodePostings(mergePostings(words, inSections))).join(' '),
    keywords,
    learned: {
      ...said.learned.lists,
      numbers: said.learned.urls.map((url) => numbers.get(url) ?? -1),
    },
    glossary,
    productNames: said.productNames,
    answers,
  };
}
