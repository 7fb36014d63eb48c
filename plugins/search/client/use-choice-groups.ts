import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useMemo } from 'react';
import type { SearchAnswer } from '../engine/types';
import { contactAddress } from './addresses';
import {
  type ChoiceGroup,
  firstChoices,
  hitGroups,
  nothingFoundGroups,
  startGroups,
} from './choices';
import { productName } from './product-names';
import { useFrequentTasks } from './use-frequent-tasks';
import { useSearchData } from './use-search';
import { useSettled } from './use-settled';

/** Choices that fill the screen: while the reader types, more would only cost time. */
const WHILE_TYPING = 7;

/** Pause, in milliseconds, after which the other choices are shown below. */
const PAUSE = 500;

/** What the dialog offers for a query and its answer, or before there is any. */
export function useChoiceGroups(
  query: string,
  answer: SearchAnswer | undefined,
  recent: readonly string[],
): ChoiceGroup[] {
  const data = useSearchData();
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const frequentTasks = useFrequentTasks();
  const settled = useSettled(answer, PAUSE);

  return useMemo(() => {
    if (!query) return startGroups(recent, frequentTasks);
    if (!answer) return [];
    if (answer.total === 0) {
      return nothingFoundGroups(answer, frequentTasks, contactAddress(baseUrl, query));
    }
    const groups = hitGroups(answer.hits, (product) => productName(data, product));
    return settled ? groups : firstChoices(groups, WHILE_TYPING);
  }, [query, answer, recent, frequentTasks, data, baseUrl, settled]);
}
