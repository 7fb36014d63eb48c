import path from 'node:path';
import { LEARNED_FILE } from '../../../plugins/search/indexer/learned-file';
import { addressesOf } from '../../../src/site/addresses';
import { unknownName } from '../../../src/text/nearest';
import { arePhrasesLearned, type Phrase, readPhrases } from '../../learn-search/phrases';
import { type ContentRule, contentRule } from '../rule';

/** The phrases that the search learns from, and whether its weights were learned from them as they stand. */
interface Learning {
  phrases: readonly Phrase[];
  areLearned: boolean;
}

/** The rule about what the search learns from. */
export function searchPhrases(
  { phrases, areLearned }: Learning = {
    phrases: readPhrases('.'),
    areLearned: arePhrasesLearned('.'),
  },
): ContentRule {
  return contentRule(
    'search-phrases',
    'Every phrase that the search learns from leads to a page that exists, and the search has learned them all.',
    function* ({ facts }) {
      const known = addressesOf(facts).map(([address]) => address);
      const named = new Map(phrases.map((phrase) => [phrase.url, phrase]));
      for (const { url, file, line } of named.values()) {
        if (known.includes(url)) continue;
        const message = `${unknownName(url, known)}: correct the line "## …" above these phrases, or move them to the page that answers them now`;
        yield { file, line, message };
      }
      if (areLearned) return;
      const file = path.relative('.', LEARNED_FILE);
      const message = `the phrases changed since these weights were learned: run "npm run build" and "npm run search:learn", and commit this file`;
      yield { file, line: undefined, message };
    },
  );
}
