import { tokenize } from './tokenizer';
import type { ExcerptPart } from './types';

/** Lines of a section in one: a middle dot stands between what no sign ends. */
function inOneLine(text: string): string {
  return text.replace(/([.:;,!?…])?\n/g, (_, sign?: string) => (sign ? `${sign} ` : ' · '));
}

/** Start and end of each word of a text whose folded form is among the terms, in order. */
export function wordsToMark(text: string, terms: ReadonlySet<string>): [number, number][] {
  const words: [number, number][] = [];
  let marked = 0;
  for (const { word, start, end } of tokenize(text)) {
    // A code comes whole and then in pieces; what is marked whole is not marked again.
    if (start < marked || !terms.has(word)) continue;
    words.push([start, end]);
    marked = end;
  }
  return words;
}

/** A section's text with the words marked whose folded form is among the terms. */
export function excerptOf(text: string, terms: ReadonlySet<string>): ExcerptPart[] {
  const line = inOneLine(text);
  let at = 0;
  const parts = wordsToMark(line, terms).flatMap(([start, end]) => {
    const before = { text: line.slice(at, start), marked: false };
    at = end;
    return [before, { text: line.slice(start, end), marked: true }];
  });
  return [...parts, { text: line.slice(at), marked: false }].filter(({ text }) => text !== '');
}
