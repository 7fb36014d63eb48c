import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useMemo } from 'react';
import { contactAddress } from '../client/addresses';
import { productName } from '../client/result-labels';
import type { Answered } from '../client/use-search-answer';
import { useFrequentTasks, useSearchData } from '../client/use-search-data';
import { type ChoiceGroup, foundGroups, frequentTasksGroup, nothingFoundGroups } from './choices';

/**
 * What the dialog offers for a query and its answer, or before there is any. It keeps its identity
 * from one key to the next until another answer comes, so that keys alone draw nothing anew.
 */
export function useChoiceGroups(
  query: string,
  answered: Answered | null,
  recent: ChoiceGroup[],
  reading: string | undefined,
): ChoiceGroup[] {
  const data = useSearchData();
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const frequentTasks = useFrequentTasks(reading);
  const answer = answered?.answer;
  const isAsked = query !== '';
  const soughtInVain = answer?.total === 0 ? query : '';

  return useMemo(() => {
    if (!isAsked) return [...recent, frequentTasksGroup(frequentTasks)];
    if (!answer) return [];
    if (answer.total === 0) {
      return nothingFoundGroups(answer, frequentTasks, contactAddress(baseUrl, soughtInVain));
    }
    return foundGroups(answer, (product) => productName(data, product));
  }, [isAsked, answer, soughtInVain, recent, frequentTasks, data, baseUrl]);
}
