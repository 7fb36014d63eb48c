import type { ContentRule, Finding } from '../rule';
import type { Dictionary } from '../spanish-dictionary';

export class OwnWords implements ContentRule {
  readonly id = 'own-words';
  readonly severity = 'error';
  readonly asks =
    '`tools/content/words.txt` is sorted, capitals first, without repeats and without words that the dictionary has.';

  /** @param spanish the dictionary without the words of the file */
  constructor(
    private readonly file: string,
    private readonly words: readonly string[],
    private readonly spanish: Dictionary,
  ) {}

  check(): Finding[] {
    return this.words.flatMap((word, index) => {
      const before = this.words[index - 1];
      const finding = (message: string) => ({ file: this.file, line: index + 1, message });
      if (before === word) return [finding(`«${word}» stands twice; remove one`)];
      if (before !== undefined && before > word) {
        return [finding(`«${word}» comes before «${before}»; the list is sorted, capitals first`)];
      }
      if (word === word.toLowerCase() && this.spanish.has(word)) {
        return [finding(`«${word}» is in the dictionary already; remove it`)];
      }
      return [];
    });
  }
}
