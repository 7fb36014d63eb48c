import { isModalVerb, isStopWord } from '../../../src/text/stop-words';
import { type LearnedWords, learnedStem } from './learned-words';
import { writtenOut } from './shorthand';
import { chunk } from './tokenizer';
import type { Candidate, Vocabulary } from './vocabulary';

/** A word of the query that counts, and the words of the site it may stand for. */
export interface QueryWord {
  typed: string;
  candidates: Candidate[];
}

/** How much of a query is read, in characters and in words; more was not written to search. */
const LONGEST_QUERY = 500;
const MOST_WORDS = 16;
const MOST_TYPED = 60;

/** Folded words of a text in their order; what is spelt in parts is one word when the site knows it so. */
function typedWords(text: string, reader: Reader): string[] {
  const { vocabulary } = reader;
  return chunk(text.slice(0, LONGEST_QUERY)).flatMap(({ code, words }) => {
    const parts = words.map(({ word }) => word);
    const meant = vocabulary.codeMeantBy(code?.word ?? parts[0] ?? '');
    if (meant && (code || parts.length === 1)) return [meant];
    if (code && isCode(code.word, vocabulary)) return [code.word];
    // «I.V.A.», «e-mail».
    const isSpelt = parts.some(({ length }) => length === 1) && isWord(parts.join(''), reader);
    return isSpelt ? [parts.join('')] : parts.map((part) => withEnye(part, vocabulary));
  });
}

/** Whether the site, or who asks it, has a word. */
function isWord(word: string, { vocabulary, learned }: Reader): boolean {
  return vocabulary.known(word).length > 0 || learned.has(learnedStem(word));
}

/** A word with its ñ, which many keyboards lack, where the site has it only so: «ano». */
function withEnye(word: string, vocabulary: Vocabulary): string {
  if (vocabulary.known(word).length > 0) return word;
  const spellings = [...word.matchAll(/n/g)].map(
    ({ index }) => `${word.slice(0, index)}ñ${word.slice(index + 1)}`,
  );
  return spellings.find((spelling) => vocabulary.familyOf(spelling) !== undefined) ?? word;
}

/** Whether a chunk is to be read as one code: one that exists, is begun, or does not exist. */
function isCode(word: string, vocabulary: Vocabulary): boolean {
  return vocabulary.isMissingCode(word) || vocabulary.startingWith(word).length > 0;
}

/** Words that say nothing beside a code: «error DLF-2003», «me sale el mensaje DLF-2003». */
const ABOUT_CODES = new Set(
  'error codigo mensaje aviso numero estado http sale salio aparece aparecio dice da pantalla'.split(
    ' ',
  ),
);

/** A message, by what readers write of it. */
export interface MessageCode {
  /** Folded: `dlf2003`. */
  code: string;
  /** The number of the code, and the status that the API answers with where it is one of its errors. */
  numbers: readonly string[];
  /** Key of the product. */
  product: string;
}

const NUMBER = /^\d{3,4}$/;

/**
 * Codes of the messages that a query names by a number alone, or with what it is of: «error 2003», «api 429»,
 * «mobile 101».
 */
function numberedCodes(words: readonly string[], messages: readonly MessageCode[]): string[] {
  const said = words.filter((word) => !isStopWord(word) && !ABOUT_CODES.has(word));
  const [number, ...more] = said.filter((word) => NUMBER.test(word));
  if (number === undefined || more.length > 0) return [];
  const others = said.filter((word) => word !== number);
  return messages
    .filter(({ numbers }) => numbers.includes(number))
    .filter(({ code, product }) =>
      others.every((word) => word === product || word === code.slice(0, 3)),
    )
    .map(({ code }) => code);
}

/** A code of the site in its folded form. */
const CODE = /^[a-z]{3}\d{3,4}$/;

/** Words that say something; a letter by itself only while it is all there is. */
function contentWords(words: readonly string[]): string[] {
  const hasCode = words.some((word) => CODE.test(word));
  const content = words.filter(
    (word, at) =>
      word.length > 1 &&
      !isStopWord(word) &&
      !isModalVerb(word, words[at + 1]) &&
      !(hasCode && ABOUT_CODES.has(word)),
  );
  return [...new Set(content.length > 0 ? content : words)].slice(0, MOST_WORDS);
}

/** Joins what was typed in parts: «dlf 1203», «e mail». */
function joinNeighbours(words: readonly string[], reader: Reader): string[] {
  const { vocabulary } = reader;
  const joined: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    const next = words[at + 1];
    const meant = next && vocabulary.codeMeantBy(word + next);
    if (
      next !== undefined &&
      (meant || isOneCode(word, next, vocabulary) || isOneWord(word, next, reader))
    ) {
      joined.push(meant || word + next);
      at += 1;
    } else {
      joined.push(word);
    }
  }
  return joined;
}

function isOneCode(word: string, next: string, vocabulary: Vocabulary): boolean {
  if (vocabulary.isMissingCode(word + next)) return true;
  return /\d/.test(next) && vocabulary.familyOf(word + next) !== undefined;
}

/** Spanish has an «e» of its own only before words that begin with its sound of i. */
function isOneWord(word: string, next: string, reader: Reader): boolean {
  return word === 'e' && isWord(word + next, reader);
}

function interpret(typed: string, isLast: boolean, vocabulary: Vocabulary): QueryWord[] {
  if (vocabulary.isMissingCode(typed)) {
    return [{ typed, candidates: vocabulary.startingWith(typed) }];
  }
  const known = vocabulary.known(typed);
  if (known.length > 0 && !isLast) return [{ typed, candidates: known }];
  const families = new Set(known.map(({ family }) => family));
  const started = vocabulary.startingWith(typed).filter(({ family }) => !families.has(family));
  const candidates = [...known, ...started];
  if (candidates.length > 0) return [{ typed, candidates }];
  const near = vocabulary.near(typed);
  if (near.length > 0) return [{ typed, candidates: near }];
  const parts = vocabulary.split(typed);
  if (parts.length > 0) return parts.map((part) => ({ typed, candidates: part }));
  return [{ typed, candidates: [] }];
}

/** What a query is read with. */
export interface Reader {
  vocabulary: Vocabulary;
  learned: LearnedWords;
  messages: readonly MessageCode[];
}

/** A query, read. */
export interface Query {
  /** Its words that count, each with the words of the site that it may stand for. */
  words: QueryWord[];
  /** Learned stems of all its words. */
  stems: string[];
}

/** The learned stem of a typed word, or of the word of the site that it most likely stands for. */
function stemOf(typed: string, words: readonly QueryWord[], learned: LearnedWords): string {
  const own = learnedStem(typed);
  if (learned.has(own)) return own;
  const meant = words.find((word) => word.typed === typed)?.candidates[0]?.word;
  return meant ? learnedStem(meant) : own;
}

/**
 * Reads a query. Words that say nothing are left out, unless there is nothing else. The last word
 * may be half typed; any other only when the site does not know it.
 */
export function readQuery(text: string, reader: Reader): Query {
  const { vocabulary, learned, messages } = reader;
  const written = typedWords(text, reader);
  // What is still being typed may become another word.
  const lastAt = written.length - 1;
  const whole = written.map((word, at) => (at === lastAt ? word : writtenOut(word)));
  const joined = joinNeighbours(whole, reader).slice(0, MOST_TYPED);
  const hasCode = messages.some(({ code }) => joined.includes(code));
  const codes = hasCode ? [] : numberedCodes(whole, messages);
  const typed = codes.length > 0 ? codes : joined;
  const last = typed[typed.length - 1];
  const words = contentWords(typed).flatMap((word) => interpret(word, word === last, vocabulary));
  return {
    words,
    stems: typed.map((word) => stemOf(word, words, learned)),
  };
}

/** Words that tell of something that fails: «no imprime», «error al grabar». */
const FAILURES = new Set(['no', 'error', 'errores', 'falla', 'fallo', 'problema']);

/** Whether a query tells of something that fails. */
export function tellsOfFailure(text: string): boolean {
  return text
    .slice(0, LONGEST_QUERY)
    .toLowerCase()
    .split(/\s+/)
    .some((word) => FAILURES.has(word));
}
