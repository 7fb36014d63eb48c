import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { ITrie } from 'cspell-trie-lib';
import { withoutPronouns } from './enclitics';

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
