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
