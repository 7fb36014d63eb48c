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

/** What the site has of a folded word: how often it is written each way, and the sections whose text has it. */
interface FoundWord {
  spellings: Map<string, number>;
  sections: Set<number>;
}

/** Dates and long figures of the examples; nobody looks for a page by them. */
const FIGURE = /^\d{7,}/;

/** How a word is written most often. */
function spellingOf({ spellings }: FoundWord): string {
  const [best] = [...spellings].sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0]));
  return best?.[0] ?? '';
}

function sectionsOf(words: readonly FoundWord[]): number[] {
  return [...new Set(words.flatMap(({ sections }) => [...sections]))].sort((a, b) => a - b);
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
  const found = new Map<string, FoundWord>();
  const keywords = pages.map(({ url, keywords }) =>
    joinPhrases([...keywords, said.statuses.get(url) ?? []].flat()),
  );
  const numbers = new Map(pages.map(({ url }, number) => [url, number]));
  const glossary = glossaryEntries(said.glossary, pages, numbers);

  const read = (text: string, section?: number): void => {
    for (const { word, start, end } of tokenize(text)) {
      if (word.length < 2 || FIGURE.test(word)) continue;
      const own = found.get(word) ?? { spellings: new Map(), sections: new Set() };
      found.set(word, own);
      const spelling = text.slice(start, end).toLowerCase().replace(/[-._]/g, '');
      own.spellings.set(spelling, (own.spellings.get(spelling) ?? 0) + 1);
      if (section !== undefined && !isStopWord(word)) own.sections.add(section);
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
      read(heading);
      read(text, section);
      section += 1;
    }
  }

  const byWord = [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, word]) => word);
  const families = [...groupBy(byWord, (word) => stem(spellingOf(word)))]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, family]) => family);
  return {
    words: families.map((family) => family.map(spellingOf).join(' ')).join(','),
    sections: families.map((family) => encodePostings(sectionsOf(family))).join(' '),
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
