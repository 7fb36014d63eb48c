import { foldText } from '../../../src/text/accents';

/** A word of a text, folded, and where it stands there (UTF-16 units, end exclusive). */
export interface Token {
  word: string;
  start: number;
  end: number;
}

/** Words, and what joins several: `DLF-1203`, `3*ABA-001`, `servidor.ini`, `ventas-facturar`. */
const CHUNK = /[\p{L}\p{N}\p{M}]+(?:[-._][\p{L}\p{N}\p{M}]+)*/gu;

/** A word; a name such as `codigoBarras` or `AdminServidor` is two. */
const PIECE = /\p{Lu}?[\p{Ll}\p{M}]{2,}(?=\p{Lu}\p{Ll}{2})|[\p{L}\p{N}\p{M}]+/gu;
const HAS_DIGIT = /\d/;
const AMOUNT = /^\d{1,3}(?:\.\d{3})+$/;

/** Longest word worth looking at; what is longer was not typed by a person. */
const LONGEST_WORD = 40;

/** A run of letters and digits: the words in it and, when it is a code, the code as a whole. */
export interface Chunk {
  /** `dlf1203` for `DLF-1203`; undefined for what is only words. */
  code: Token | undefined;
  words: Token[];
}

function tokenAt(text: string, start: number, end: number): Token {
  return { word: foldText(text.slice(start, end)), start, end };
}

/** A code is found whole however it is joined: `dlf-1203`, `dlf.1203`, `dlf1203`. */
function codeAt(text: string, start: number, end: number): Token {
  return { word: foldText(text.slice(start, end)).replace(/[-._]/g, ''), start, end };
}

/**
 * Cuts a text into chunks. Sums of money are left out: nobody looks for a page by the price in an
 * example.
 */
export function chunk(text: string): Chunk[] {
  const chunks: Chunk[] = [];
  for (const { 0: raw, index: start } of text.matchAll(CHUNK)) {
    if (raw.length > LONGEST_WORD || AMOUNT.test(raw)) continue;
    const words = [...raw.matchAll(PIECE)].map(({ 0: piece, index }) =>
      tokenAt(text, start + index, start + index + piece.length),
    );
    const isCode = words.length > 1 && HAS_DIGIT.test(raw);
    chunks.push({ code: isCode ? codeAt(text, start, start + raw.length) : undefined, words });
  }
  return chunks;
}

/** Every word of a text to be found by; a code both whole and in pieces. */
export function tokenize(text: string): Token[] {
  return chunk(text).flatMap(({ code, words }) => (code ? [code, ...words] : words));
}
