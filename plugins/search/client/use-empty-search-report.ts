import { useEffect } from 'react';
import { track } from '../../../src/browser/analytics';
import type { Answered } from './use-search-answer';

/** How long a search must stay without result, in milliseconds, before it counts as one. */
const STILL_TYPING = 1000;

/** Reports a search without result to the analytics once the reader has stopped typing. */
export function useEmptySearchReport(answered: Answered | null): void {
  const emptyQuery = answered?.answer.total === 0 ? answered.question.text : undefined;

  useEffect(() => {
    if (emptyQuery === undefined) return;
    const data = { search_term: emptyQuery.trim() };
    const timer = setTimeout(() => track('search_without_result', data), STILL_TYPING);
    return () => clearTimeout(timer);
  }, [emptyQuery]);
}
