import type { Passage } from '../content';
import { PassageRule } from '../rule';
import { countWords } from '../words';

const mostWords = 40;

/** The sentences of a text. A full stop in a number or an abbreviation ends none. */
function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?…:;])\s+(?=[\p{Lu}¿¡«\u{FFFC}$\d])/u);
}

export class SentenceLength extends PassageRule {
  readonly id = 'sentence-length';
  readonly severity = 'notice';
  readonly asks = `No sentence over ${mostWords} words; twenty is the aim.`;

  protected problemsOf({ text, place }: Passage): string[] {
    if (place === 'synonym') return [];
    return sentencesOf(text).flatMap((sentence) => {
      const words = countWords(sentence);
      if (words <= mostWords) return [];
      const start = sentence.split(/\s+/).slice(0, 8).join(' ');
      return [`«${start}…» has ${words} words; break it where a new idea begins`];
    });
  }
}
