import { foldText } from './accents';
import { stem } from './stem';
import { isStopWord } from './stop-words';

/** What a text says, to be asked for in other forms of its words. */
export interface Said {
  /** Its words in their order, each between two spaces. */
  text: string;
  words: readonly string[];
  stems: ReadonlySet<string>;
}

const stems = new Map<string, string>();

/** The same words stand in many texts, and a stem costs as much as comparing dozens of words. */
function keptStem(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  const found = stem(word);
  stems.set(word, found);
  return found;
}

function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
}

/** Reads a text that will be asked for. */
export function readSaid(text: string): Said {
  const words = wordsIn(text);
  const folded = words.map(foldText);
  return {
    text: ` ${folded.join(' ')} `,
    words: [...new Set(folded)],
    stems: new Set(words.map(keptStem)),
  };
}

/**
 * The words of a question that tell what it asks for. When none does, those that it begins with, which
 * is still being typed, unless it has an idle word.
 *
 * @param idle words that tell nothing where it is asked, in one of their forms
 */
export function askedWords(question: string, idle: readonly string[] = []): string[] {
  const idleStems = new Set(idle.map(keptStem));
  const words = wordsIn(question);
  const active = words.filter((word) => !idleStems.has(keptStem(word)));
  const telling = active.filter((word) => !isStopWord(foldText(word)));
  return telling.length > 0 || active.length < words.length ? telling : words;
}

/** Whether a text has a word of a question: a form of it, or one that it begins; a letter begins none. */
export function isSaid(word: string, { words, stems: own }: Said): boolean {
  const begun = foldText(word);
  if (begun.length === 1) return words.includes(begun);
  return own.has(keptStem(word)) || words.some((said) => said.startsWith(begun));
}

/** Whether a text has a question word by word; one that is still being typed, up to its last letter. */
export function isSaidWhole(question: string, { text }: Said): boolean {
  const words = wordsIn(question).map(foldText);
  return words.length > 1 && text.includes(` ${words.join(' ')}`);
}
