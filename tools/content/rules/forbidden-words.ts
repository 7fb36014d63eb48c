import type { Passage } from '../content';
import { PassageRule } from '../rule';

/**
 * The words that the style guide forbids: those in «» of the line that begins «No use:».
 * @throws Error when the guide has no such line.
 */
export function forbiddenWordsOf(styleGuide: string): string[] {
  const line = styleGuide.split('\n').find((text) => text.startsWith('- No use: '));
  if (line === undefined) {
    throw new Error('ESTILO.md has no line «- No use: «…», «…»»: write the forbidden words there');
  }
  const [list = ''] = line.split(' Use: ');
  return [...list.matchAll(/«([^»]+)»/g)].flatMap(([, word]) => (word ? [word] : []));
}

function patternOf(word: string): RegExp {
  const escaped = word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  return new RegExp(`(?<!\\p{L})${escaped}(?!\\p{L})`, 'iu');
}

export class ForbiddenWords extends PassageRule {
  readonly id = 'forbidden-words';
  readonly severity = 'error';
  readonly asks = 'No word of the «No use» line of `ESTILO.md`: «simplemente», «etc.», «y/o»…';

  readonly #patterns: readonly (readonly [string, RegExp])[];

  constructor(words: readonly string[]) {
    super();
    this.#patterns = words.map((word) => [word, patternOf(word)]);
  }

  protected problemsOf({ place, plain }: Passage): string[] {
    if (place === 'synonym') return [];
    return this.#patterns
      .filter(([, pattern]) => pattern.test(plain))
      .map(([word]) => `«${word}» is not written here; say it plainly or leave it out`);
  }
}
