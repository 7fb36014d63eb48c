import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { ITrie } from 'cspell-trie-lib';

/** What looks like words and is none: addresses, paths, file names, headers such as X-Api-Key, variables such as [BASE]. */
const identifiers = [
  /\S*(?:@|:\/\/|\\|_)\S*/g,
  /(?<![\p{L}\d])[/.]\p{L}\S*/gu,
  /[\p{L}\d-]+\.(?:com|ini|log|exe|xml|pdf|xlsx|csv|json|yaml|pfx|apk)\b/giu,
  /\[\p{Lu}+\]/gu,
  /[\p{L}\d]+(?:-[\p{L}\d]+)*-\p{Lu}[\p{L}\d]*(?:-[\p{L}\d]+)*/gu,
];

/** A text without addresses, paths, file names and identifiers. */
export function withoutIdentifiers(text: string): string {
  return identifiers.reduce((rest, pattern) => rest.replace(pattern, ' '), text);
}

/** The words of a text in order, compounds with a hyphen whole; those with digits and single letters are left out. */
export function wordsOf(text: string): string[] {
  const tokens =
    withoutIdentifiers(text).match(/[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)*/gu) ?? [];
  return tokens.filter((token) => token.length > 1 && !/\p{N}/u.test(token));
}

/** How many words a reader counts in a text: figures and stand-ins for code are words too. */
export function countWords(text: string): number {
  return (text.match(/[\p{L}\p{N}\u{FFFC}]+(?:[-.,'’:/][\p{L}\p{N}]+)*/gu) ?? []).length;
}

/** Pronouns that Spanish writes at the end of an imperative or infinitive, one or two. */
const pronouns = [/(?:lo|la|los|las|le|les|me|se|nos)$/, /(?:se|me|nos)(?:lo|la|los|las)$/];

/** Without the mark of stress alone: «averigüe» keeps its dots. */
function withoutStress(word: string): string {
  return word
    .normalize('NFD')
    .replace(/\u0301/g, '')
    .normalize('NFC');
}

/**
 * The verbs that a word may be with pronouns: `prográmelo` → `programe`, `amplíelo` → `amplíe`, `fiarle` → `fiar`. A verb
 * with pronouns that is no infinitive has an accent, or it is another word.
 */
export function withoutPronouns(word: string): string[] {
  return pronouns.flatMap((ending) => {
    const verb = word.replace(ending, '');
    const mayBeVerb = verb !== word && (verb.endsWith('r') || /[áéíóú]/.test(verb));
    return mayBeVerb ? [verb, withoutStress(verb)] : [];
  });
}

/** What the spelling rule asks of a dictionary. */
export interface Dictionary {
  has(word: string): boolean;
  /** The nearest known spellings, best first. */
  suggest(word: string): string[];
}

/** Reads a word list, one word a line. */
export function readWordList(file: string): string[] {
  return readFileSync(file, 'utf8').split('\n').filter(Boolean);
}

async function readSpanish(): Promise<ITrie> {
  // The package has no CommonJS entry, so a static import of it does not load here.
  const { decodeTrie } = await import('cspell-trie-lib');
  const require = createRequire(path.resolve('package.json'));
  const folder = path.dirname(require.resolve('@cspell/dict-es-es'));
  return decodeTrie(gunzipSync(readFileSync(path.join(folder, 'Spanish.trie.gz'))));
}

/**
 * cspell's Spanish dictionary, with the words of the project on top: one with a capital is a name and is known only
 * so; one in lower case may open a sentence.
 */
export async function loadDictionary(ownWords: Iterable<string>): Promise<Dictionary> {
  const spanish = await readSpanish();
  const own = new Set(ownWords);
  const isKnown = (word: string) => own.has(word) || spanish.hasWord(word, true);
  return {
    has(word) {
      const lower = word.toLowerCase();
      return own.has(word) || isKnown(lower) || withoutPronouns(lower).some(isKnown);
    },
    suggest(word) {
      const lower = word.toLowerCase();
      const near = spanish.suggest(lower, { numSuggestions: 4 });
      // It knows words of other languages that it does not take for right.
      return near.filter((other) => other !== lower).slice(0, 3);
    },
  };
}
