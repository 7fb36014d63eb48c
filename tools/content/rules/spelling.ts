import type { Content, Passage } from '../content';
import { PassageRule } from '../rule';
import type { Dictionary } from '../spanish-dictionary';
import { wordsOf } from '../words';

function problemWith(word: string, near: readonly string[]): string {
  const hint = near.length > 0 ? `did you mean ${near.join(', ')}? Otherwise` : 'correct it, or';
  return `«${word}» is not in the dictionary; ${hint} add it to tools/content/words.txt if it is a word of the trade`;
}

export class Spelling extends PassageRule {
  readonly id = 'spelling';
  readonly severity = 'error';
  readonly asks =
    'Every word outside code is in the Spanish dictionary or, when it is a word of the trade, in `tools/content/words.txt`.';

  readonly #dictionary: Dictionary;
  readonly #problems = new Map<string, string>();

  constructor(dictionary: Dictionary) {
    super();
    this.#dictionary = dictionary;
  }

  protected problemsOf({ place, text }: Passage, content: Content): string[] {
    // Synonyms are what people type, accents forgotten included.
    if (place === 'synonym') return [];
    const unknown = new Set(wordsOf(text).flatMap((word) => this.#unknownParts(word, content)));
    return [...unknown].map((word) => this.#problemOf(word));
  }

  #unknownParts(word: string, { factKeys, factCodes }: Content): string[] {
    if (factKeys.has(word) || factCodes.has(word) || this.#dictionary.has(word)) return [];
    const parts = word.split('-').filter((part) => part.length > 1);
    return parts.filter((part) => !factCodes.has(part) && !this.#dictionary.has(part));
  }

  /** Finding what is near is slow, and a word of the trade that is missing comes up on many pages. */
  #problemOf(word: string): string {
    const problem = this.#problems.get(word) ?? problemWith(word, this.#dictionary.suggest(word));
    this.#problems.set(word, problem);
    return problem;
  }
}
