import type { ContentRule } from '../rule';
import { loadDictionary, readWordList } from '../spanish-words';
import { apiRequests } from './api-requests';
import { drawnParts } from './drawn-parts';
import * as form from './form';
import { keptChanges } from './kept-changes';
import * as links from './links';
import { markdownSlips } from './markdown-slips';
import * as names from './names';
import * as numbers from './numbers';
import { remedyOnce } from './remedy-once';
import * as screenSentences from './screen-sentences';
import { searchPhrases } from './search-phrases';
import * as walkThroughs from './walk-throughs';
import { warnedFirst } from './warned-first';
import * as words from './words';

/** Every rule of the content, in the order in which reports list them: those of a file by their names. */
export async function contentRules(): Promise<ContentRule[]> {
  return [
    ...[form, links, names, numbers, walkThroughs, screenSentences].flatMap(
      Object.values<ContentRule>,
    ),
    markdownSlips,
    drawnParts,
    searchPhrases(),
    words.wording,
    words.productNames,
    words.imperativeSteps,
    words.spelling(await loadDictionary(readWordList(words.ownWordsFile))),
    words.sentenceLength,
    warnedFirst,
    keptChanges,
    remedyOnce,
    apiRequests,
  ];
}
