import { foldText } from '../../../src/text/accents';
import { learnedStem } from './learned-words';
import type { QueryWord, Reader } from './query-words';
import { tokenize } from './tokenizer';
import type { SearchAnswer } from './types';
import type { Vocabulary } from './vocabulary';

/** A word of the site that may have been meant: most of its letters, and the first, which slips seldom take. */
function nearestTo(typed: string, vocabulary: Vocabulary): string | undefined {
  const [nearest = ''] = vocabulary.suggest(typed, 1, Math.floor(typed.length / 3));
  return foldText(nearest).startsWith(typed.charAt(0)) ? nearest : undefined;
}

/** The words of a query that neither the site nor its readers use, and the query with words that they do. */
export function findUnused(
  text: string,
  words: readonly QueryWord[],
  { vocabulary, learned }: Reader,
): Pick<SearchAnswer, 'unused' | 'meant'> {
  const unknown = words
    .filter(({ typed, candidates }) => candidates.length === 0 && !learned.has(learnedStem(typed)))
    .map(({ typed }) => typed);
  const unused = tokenize(text).filter(({ word }) => unknown.includes(word));
  // From the end, so that the places of those before stay.
  const meant = unused.reduceRight((changed, { word, start, end }) => {
    const nearest = nearestTo(word, vocabulary);
    return nearest ? changed.slice(0, start) + nearest + changed.slice(end) : changed;
  }, text);
  return {
    unused: [...new Set(unused.map(({ start, end }) => text.slice(start, end)))],
    meant: meant === text ? undefined : meant,
  };
}
