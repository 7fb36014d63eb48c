import type { ContentRule } from '../rule';
import { loadDictionary, readWordList } from '../spanish-dictionary';
import { apiRequests } from './api-requests';
import * as form from './form';
import * as links from './links';
import { markdownSlips } from './markdown-slips';
import * as names from './names';
import { nearDuplicates } from './near-duplicates';
import * as numbers from './numbers';
import { pageLength } from './page-length';
import { factoryRoles, screenParts } from './screen-sentences';
import { searchPhrases } from './search-phrases';
import * as walkThroughs from './walk-throughs';
import * as words from './words';

/** Every rule of the content, in the order in which reports list them. */
export async function contentRules(): Promise<ContentRule[]> {
  return [
    form.noStrayFiles,
    form.closedContainers,
    form.directivesExpand,
    form.knownTags,
    markdownSlips,
    form.visibleCharacters,
    form.frontMatter,
    form.headings,
    form.images,
    links.knownLinks,
    links.linkLabels,
    links.leadsOn,
    names.knownCodes,
    names.knownKeys,
    names.knownMenus,
    names.interfaceNames,
    names.knownStates,
    screenParts,
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
    apiRequests,
    words.sentenceLength,
    pageLength,
    nearDuplicates,
  ];
}
