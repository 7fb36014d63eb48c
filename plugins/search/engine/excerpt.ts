import { tokenize } from './tokenizer';
import type { ExcerptPart } from './types';

/** Lines of a section in one: a middle dot stands between what no sign ends. */
function inOneLine(text: string): string {
  return text.replace(/([.:;,!?…])?\n/g, (_, sign?: string) => (sign ? `${sign} ` : ' · '));
}

/** A section's text with the words that `isFound` accepts marked. */
export function excerptOf(text: string, isFound: (word: string) => boolean): ExcerptPart[] {
  const line = inOneLine(text);
  const parts: ExcerptPart[] = [];
  let at = 0;
  for (const { word, start, end } of tokenize(line)) {
    if (start < at || !isFound(word)) continue;
    if (start > at) parts.push({ text: line.slice(at, start), marked: false });
    parts.push({ text: line.slice(start, end), marked: true });
    at = end;
  }
  if (at < line.length) parts.push({ text: line.slice(at), marked: false });
  return parts;
}
