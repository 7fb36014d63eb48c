import { useEffect } from 'react';
import { reportEmptySearch } from './report-empty-search';
import type { Answered } from './use-answer';

/** How long a search must stay without result, in milliseconds, before it counts as one. */
const STILL_TYPING = 1000;

/** Reports a search without result to the analytics once the reader has stopped typing. */
export function useEmptySearchReport(answered: Answered | null): void {
  const emptyQuery = answered?.answer.total === 0 ? answered.question.text : undefined;

  useEffect(() => {
    if (emptyQuery === undefined) return;
    const timer = setTimeout(() => reportEmptySearch(emptyQuery), STILL_TYPING);
    return () => clearTimeout(timer);
  }, [emptyQuery]);
}
