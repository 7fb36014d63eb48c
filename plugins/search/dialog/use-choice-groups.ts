import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { startTransition, useEffect, useMemo, useState } from 'react';
import { contactAddress } from '../client/addresses';
import { productName } from '../client/result-labels';
import { useFrequentTasks } from '../client/use-frequent-tasks';
import type { Answered } from '../client/use-search-answer';
import { useSearchData } from '../client/use-search-data';
import {
  answerGroups,
  type ChoiceGroup,
  firstChoices,
  frequentTasksGroup,
  hitGroups,
  hitsBesideAnswer,
  nothingFoundGroups,
} from './choices';

/** Choices that fill the screen: while the reader types, more would only cost time. */
const WHILE_TYPING = 7;

/** Pause, in milliseconds, after which the other choices are shown below. */
const PAUSE = 500;

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
  // Not the answer: it comes once more with its texts, and the choices below may be what is being read.
  const settled = useSettled(answered?.question, PAUSE);
  const isAsked = query !== '';
  const soughtInVain = answer?.total === 0 ? query : '';

  return useMemo(() => {
    if (!isAsked) return [...recent, frequentTasksGroup(frequentTasks)];
    if (!answer) return [];
    if (answer.total === 0) {
      return nothingFoundGroups(answer, frequentTasks, contactAddress(baseUrl, soughtInVain));
    }
    const hits = hitGroups(hitsBesideAnswer(answer), (product) => productName(data, product));
    const groups = [...answerGroups(answer), ...hits];
    return settled ? groups : firstChoices(groups, WHILE_TYPING);
  }, [isAsked, answer, soughtInVain, recent, frequentTasks, data, baseUrl, settled]);
}

/** Whether a value has stayed the same for some milliseconds. */
function useSettled(value: unknown, milliseconds: number): boolean {
  const [settled, setSettled] = useState<unknown>();

  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setSettled(value)), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);

  return settled === value;
}
