import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LEARNED_FILE } from '../../../plugins/search/indexer/learned-file';
import type { Facts } from '../../../src/facts/facts';
import { arePhrasesLearned, readPhrases } from '../../learn-search/phrases';
import type { ContentRule } from '../rule';
import { readWordList, SpanishDictionary } from '../spanish-dictionary';
import { AlternativeText } from './alternative-text';
import { AnalyticsFigures } from './analytics-figures';
import { ApiCounts } from './api-counts';
import { ApiRequests } from './api-requests';
import { ClosedContainers } from './closed-containers';
import { DirectivesExpand } from './directives-expand';
import { DistinctSteps } from './distinct-steps';
import { DrawnParts } from './drawn-parts';
import { FactoryRoles } from './factory-roles';
import { FittingTitles } from './fitting-titles';
import { ForbiddenWords, forbiddenWordsOf } from './forbidden-words';
import { FrontMatter } from './front-matter';
import { HeadingOrder } from './heading-order';
import { ImperativeSteps } from './imperative-steps';
import { InterfaceNames } from './interface-names';
import { KnownCodes } from './known-codes';
import { KnownImages } from './known-images';
import { KnownKeys } from './known-keys';
import { KnownLinks } from './known-links';
import { KnownMenus } from './known-menus';
import { KnownStates } from './known-states';
import { KnownTags } from './known-tags';
import { LeadsOn } from './leads-on';
import { LinkLabels } from './link-labels';
import { NearDuplicates } from './near-duplicates';
import { NoStrayFiles } from './no-stray-files';
import { OwnWords } from './own-words';
import { PageForEachRoute } from './page-for-each-route';
import { PageLength } from './page-length';
import { PermissionNames } from './permission-names';
import { PreferredWords } from './preferred-words';
import { ProductNames } from './product-names';
import { SameExample } from './same-example';
import { SameLimits } from './same-limits';
import { SameSteps } from './same-steps';
import { ScreenParts } from './screen-parts';
import { SearchPhrases } from './search-phrases';
import { SentenceLength } from './sentence-length';
import { SingleH1 } from './single-h1';
import { Spelling } from './spelling';
import { TableTotals } from './table-totals';
import { UniqueDescription } from './unique-description';
import { Usted } from './usted';
import { VisibleCharacters } from './visible-characters';
import { WorkedSums } from './worked-sums';

/** Words of the trade that no dictionary has. */
export const ownWordsFile = path.join('tools', 'content', 'words.txt');

/** The words of the products' names. */
function namesIn({ products }: Facts): string[] {
  return products.flatMap(({ nombre }) => nombre.split(' '));
}

/** Every rule of the content, in the order in which reports list them. */
export async function contentRules(facts: Facts): Promise<ContentRule[]> {
  const ownWords = readWordList(ownWordsFile);
  return [
    new PageForEachRoute(),
    new NoStrayFiles(),
    new ClosedContainers(),
    new DirectivesExpand(),
    new KnownTags(),
    new VisibleCharacters(),
    new FrontMatter(),
    new UniqueDescription(),
    new SingleH1(),
    new HeadingOrder(),
    new KnownLinks(),
    new LinkLabels(),
    new FittingTitles(),
    new LeadsOn(),
    new KnownImages(),
    new AlternativeText(),
    new KnownCodes(),
    new KnownKeys(),
    new PermissionNames(),
    new KnownMenus(),
    new SearchPhrases(readPhrases('.'), arePhrasesLearned('.'), path.relative('.', LEARNED_FILE)),
    new InterfaceNames(facts),
    new ScreenParts(facts),
    new DrawnParts(facts),
    new FactoryRoles(facts),
    new KnownStates(),
    new ProductNames(),
    new ImperativeSteps(),
    new Usted(),
    new ForbiddenWords(forbiddenWordsOf(readFileSync('ESTILO.md', 'utf8'))),
    new PreferredWords(),
    new Spelling(await SpanishDictionary.load([...ownWords, ...namesIn(facts)])),
    new OwnWords(ownWordsFile, ownWords, await SpanishDictionary.load([])),
    new WorkedSums(),
    new TableTotals(),
    new SameExample(),
    new DistinctSteps(),
    new SameSteps(),
    new SameLimits(),
    new AnalyticsFigures(),
    new ApiRequests(),
    new ApiCounts(),
    new SentenceLength(),
    new PageLength(),
    new NearDuplicates(),
  ];
}
