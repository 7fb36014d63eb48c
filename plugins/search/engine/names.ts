import { foldText } from '../../../src/text/accents';
import { isModalVerb, isStopWord } from '../../../src/text/stop-words';
import { tokenize } from './tokenizer';
import type { Vocabulary } from './vocabulary';

/** The name of something, read: of a page, a section, a group. */
export interface Name {
  /** Families of its words, without those that say nothing. */
  phrase: readonly number[];
  /** Families of all its words. */
  families: readonly number[];
  /** Its words folded, without those that say nothing. */
  words: readonly string[];
  /** All its words, as `spokenWords` gives them. */
  spoken: string;
}

const DENIAL = / (?:no|nunca) /;

/** The words of a text folded, between single spaces, with one at both ends. */
export function spokenWords(text: string): string {
  return ` ${(foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `;
}

/** Whether words, as `spokenWords` gives them, deny what they say: « no abre ». */
export function denies(spoken: string): boolean {
  return DENIAL.test(spoken);
}

/** Reads names; the same ones, such as «Campos», come back many times and are read once. */
export function createNameReader(vocabulary: Vocabulary): (text: string) => Name {
  const known = new Map<string, Name>();
  return (text) => {
    const remembered = known.get(text);
    if (remembered) return remembered;
    const tokens = tokenize(text);
    const content = tokens.filter(
      ({ word }, at) => !isStopWord(word) && !isModalVerb(word, tokens[at + 1]?.word),
    );
    const familiesOf = (some: typeof tokens): number[] =>
      some.flatMap(({ word }) => vocabulary.familyOf(word) ?? []);
    const name = {
      phrase: familiesOf(content),
      families: familiesOf(tokens),
      words: content.map(({ word }) => word),
      spoken: spokenWords(text),
    };
    known.set(text, name);
    return name;
  };
}
