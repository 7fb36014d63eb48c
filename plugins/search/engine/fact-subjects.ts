import { groupBy } from '../../../src/text/group-by';
import type { AnswerKind, FactAnswer } from './answer-kinds';
import type { Name } from './names';
import type { Phrase, PhraseMatch } from './phrase-match';

/** A subject that a query may name, read. */
export interface Subject {
  fact: FactAnswer;
  names: readonly Name[];
  /** What else a query may say of it: the page and what the subject is. */
  context: Phrase;
}

/** The one subject of a kind that a query names better than all others, by `least` or more. */
export function bestSubject(
  subjects: readonly Subject[],
  kind: AnswerKind,
  least: number,
  match: PhraseMatch,
): FactAnswer | undefined {
  let best: FactAnswer | undefined;
  let most = 0;
  let next = 0;
  for (const { fact, names, context } of subjects) {
    if (fact.kind !== kind) continue;
    const fit = Math.max(...names.map(({ phrase }) => match.of(phrase, context)));
    if (fit > most) [best, most, next] = [fact, fit, most];
    else next = Math.max(next, fit);
  }
  return most >= least && most > next ? best : undefined;
}

/** Facts that stand with others of their kind in the table of one section. */
const ROWS = new Set<AnswerKind>(['campo', 'columna', 'quien']);

/** How much of a row's name a query has to say, and of the query the name. */
const SAID = 0.25;

/** The rows of the sections that are tables of facts: where the words of a query stand in such a section. */
export class SectionPassages {
  private readonly rows: ReadonlyMap<number, readonly Subject[]>;

  constructor(subjects: readonly Subject[]) {
    this.rows = groupBy(subjects, ({ fact }) => (ROWS.has(fact.kind) ? fact.section : undefined));
  }

  /** The row of a section that a query names best, as «Cupo»; undefined when it names none. */
  of(section: number, match: PhraseMatch): FactAnswer | undefined {
    let best: Subject | undefined;
    let most = SAID;
    for (const subject of this.rows.get(section) ?? []) {
      const fit = Math.max(...subject.names.map(({ phrase }) => match.of(phrase, subject.context)));
      if (fit >= most) [best, most] = [subject, fit];
    }
    return best?.fact;
  }
}
