import { groupBy } from '../../../src/text/group-by';
import { type CarriedKind, type SearchIndexFile, splitPhrases } from './index-format';
import { type IndexedPage, type IndexedSection, labelOf, type PageKind } from './indexed-pages';
import type { Name } from './names';
import type { Phrase, PhraseMatch } from './phrase-match';

/** What facts answer: what the index file carries, and what sections tell by themselves. */
export type AnswerKind = CarriedKind | 'termino' | 'pregunta' | 'problema' | 'reporte';

/** Something that facts answer, which a query may name. */
export interface Subject {
  kind: AnswerKind;
  /** What it is called; the question itself for a frequent one. */
  name: string;
  /** That, and what else it is called. */
  names: readonly Name[];
  /** What else a query may say of it: the page and what the subject is. */
  context: Phrase;
  /** What tells it. */
  section: IndexedSection;
  /** Which of the answers of the texts file it is; left out where the section's own text is the answer. */
  textNumber: number | undefined;
}

/** What sections answer by themselves, by the kind of their page. */
const TOLD_BY_SECTIONS: Partial<Readonly<Record<PageKind, AnswerKind>>> = {
  questions: 'pregunta',
  repair: 'problema',
};

/** What is said with its page and with the word for its kind: «el campo Cupo de clientes». */
const SAID_WITH_PAGE = new Set<AnswerKind>(['campo', 'columna', 'reporte']);

/** All that facts answer. */
export function readSubjects(
  { answers, glossary }: Pick<SearchIndexFile, 'answers' | 'glossary'>,
  pages: readonly IndexedPage[],
  nameOf: (text: string) => Name,
): Subject[] {
  const sections = pages.flatMap((page) => page.sections);
  const subject = (
    kind: AnswerKind,
    [name = '', ...others]: readonly string[],
    section: IndexedSection | undefined,
    textNumber?: number,
  ): Subject[] => {
    const page = section && pages[section.page];
    if (!page) return [];
    const about = SAID_WITH_PAGE.has(kind)
      ? [page.name, page.trail, section.heading, nameOf(kind)]
      : [];
    const context = about.flatMap(({ phrase }) => phrase);
    const names = [name, ...others].map(nameOf);
    return [{ kind, name, names, context, section, textNumber }];
  };
  return [
    ...answers.flatMap(([kind, name, others, section], textNumber) =>
      subject(kind, [name, ...splitPhrases(others)], sections[section], textNumber),
    ),
    ...glossary.flatMap(([phrases, , section = -1]) =>
      subject('termino', phrases.split(','), sections[section]),
    ),
    ...pages.flatMap(({ kind, record, sections: [top, ...below] }) => {
      if (kind === 'report') return subject('reporte', [labelOf(record), record.text], top);
      const told = TOLD_BY_SECTIONS[kind];
      const own = told ? below.filter(({ isOwn }) => isOwn) : [];
      return own.flatMap((section) => (told ? subject(told, [section.title], section) : []));
    }),
  ];
}

/** The one subject of a kind that a query names better than all others, by `least` or more. */
export function bestSubject(
  subjects: readonly Subject[],
  kind: AnswerKind,
  least: number,
  match: PhraseMatch,
): Subject | undefined {
  let best: Subject | undefined;
  let most = 0;
  let next = 0;
  for (const subject of subjects) {
    if (subject.kind !== kind) continue;
    const fit = fitOf(subject, match);
    if (fit > most) [best, most, next] = [subject, fit, most];
    else next = Math.max(next, fit);
  }
  return most >= least && most > next ? best : undefined;
}

function fitOf({ names, context }: Subject, match: PhraseMatch): number {
  return Math.max(...names.map(({ phrase }) => match.of(phrase, context)));
}

/** Facts that stand with others of their kind in the table of one section. */
const ROWS = new Set<AnswerKind>(['campo', 'columna', 'quien']);

/** How much of a row's name a query has to say, and of the query the name. */
const SAID = 0.25;

/** The rows of each section that is a table of facts, by its number: there the words of a query stand. */
export function rowsOfSections(subjects: readonly Subject[]): ReadonlyMap<number, Subject[]> {
  return groupBy(subjects, ({ kind, section }) => (ROWS.has(kind) ? section.number : undefined));
}

/** The row that a query names best, as «Cupo»; undefined when it names none. */
export function namedRow(rows: readonly Subject[], match: PhraseMatch): Subject | undefined {
  let best: Subject | undefined;
  let most = SAID;
  for (const row of rows) {
    const fit = fitOf(row, match);
    if (fit >= most) [best, most] = [row, fit];
  }
  return best;
}
