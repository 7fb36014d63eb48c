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

/** Folded words of a text in their order; a code is one, in whatever parts it is spelt, and so is «I.V.A.». */
function typedWords(text: string, vocabulary: Vocabulary): string[] {
  const spelt = text.slice(0, LONGEST_QUERY).replace(/\b([a-z])\.(?=[a-z]\b)/gi, '$1');
  return chunk(spelt).flatMap(({ code, words }) => {
    const parts = words.map(({ word }) => word);
    const meant = vocabulary.codeMeantBy(code?.word ?? parts[0] ?? '');
    if (meant && (code || parts.length === 1)) return [meant];
    return code && isCode(code.word, vocabulary)
      ? [code.word]
      : parts.map((part) => wholeWord(part, vocabulary));
  });
}

/** A word written out, with its ñ, which many keyboards lack, where the site has it only so: «ano». */
function wholeWord(word: string, vocabulary: Vocabulary): string {
  if (vocabulary.known(word).length > 0) return writtenOut(word);
  const spellings = [...word].map((_, at) => `${word.slice(0, at)}ñ${word.slice(at + 1)}`);
  const isMeant = (spelling: string, at: number) =>
    word.charAt(at) === 'n' && vocabulary.familyOf(spelling) !== undefined;
  return spellings.find(isMeant) ?? writtenOut(word);
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

/** Joins a code that was typed in two parts: «dlf 1203». */
function joinCodes(words: readonly string[], vocabulary: Vocabulary): string[] {
  return words.flatMap((word, at) => {
    const joined = (first = '', second = '') =>
      first && second ? codeOf(first + second, vocabulary) : undefined;
    return joined(words[at - 1], word) ? [] : (joined(word, words[at + 1]) ?? word);
  });
}

/** The code that a folded word is or looks like; one that does not exist stays as it is. */
function codeOf(word: string, vocabulary: Vocabulary): string | undefined {
  const isOne = /\d/.test(word) && vocabulary.familyOf(word) !== undefined;
  return (
    vocabulary.codeMeantBy(word) ?? (isOne || vocabulary.isMissingCode(word) ? word : undefined)
  );
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
  const whole = typedWords(text, vocabulary);
  const joined = joinCodes(whole, vocabulary).slice(0, MOST_TYPED);
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
