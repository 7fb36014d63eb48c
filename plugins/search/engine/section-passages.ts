import type { AnswerKind, FactAnswer } from './answer-kinds';
import type { Subject } from './fact-subjects';
import type { PhraseMatch } from './phrase-match';

/** Facts that stand with others of their kind in the table of one section. */
const ROWS = new Set<AnswerKind>(['campo', 'columna', 'quien']);

/** How much of a row's name a query has to say, and of the query the name. */
const SAID = 0.25;

/** The rows of the sections that are tables of facts: where the words of a query stand in such a section. */
export class SectionPassages {
  private readonly rows = new Map<number, Subject[]>();

  constructor(subjects: readonly Subject[]) {
    for (const subject of subjects) {
      const { kind, section } = subject.fact;
      if (!ROWS.has(kind)) continue;
      const rows = this.rows.get(section);
      if (rows) rows.push(subject);
      else this.rows.set(section, [subject]);
    }
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
