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
import { factoryRoles, screenParts } from './screen-sentences';
import { searchPhrases } from './search-phrases';
import * as walkThroughs from './walk-throughs';
import { warnedFirst } from './warned-first';
import * as words from './words';

/** Every rule of the content, in the order in which reports list them. */
export async function contentRules(): Promise<ContentRule[]> {
  return [
    form.noStrayFiles,
    form.directivesExpand,
    markdownSlips,
    form.frontMatter,
    form.headings,
    form.images,
    form.pageLength,
    links.exampleLinks,
    links.linkLabels,
    links.leadsOn,
    names.knownCodes,
    names.knownKeys,
    names.permissionNames,
    names.knownMenus,
    names.interfaceNames,
    screenParts,
    drawnParts,
    factoryRoles,
    searchPhrases(),
    words.wording,
    words.productNames,
    words.imperativeSteps,
    words.spelling(await loadDictionary(readWordList(words.ownWordsFile))),
    numbers.workedSums,
    numbers.tableTotals,
    numbers.sameLimits,
    walkThroughs.sameExample,
    walkThroughs.distinctSteps,
    walkThroughs.sameSteps,
    warnedFirst,
    keptChanges,
    remedyOnce,
    apiRequests,
    words.sentenceLength,
  ];
}
