import { type FormEvent, type MouseEvent, useCallback, useLayoutEffect, useRef } from 'react';
import { track } from '../../../src/browser/analytics';
import { isPlainClick } from '../../../src/browser/plain-click';
import { recentSearches } from '../client/recent-texts';
import type { Choice } from './choices';
import { goToPage } from './go-to-page';

interface Options {
  /** What is searched for, '' for nothing. */
  readonly query: string;
  /** Address of all that is found. */
  readonly allResults: string;
  /** Words to mark on the page of a hit; undefined where none are marked. */
  readonly terms: readonly string[] | undefined;
  /** The reader chose to search for other words. */
  readonly onSearch: (words: string) => void;
  /** The reader goes to another page. */
  readonly onLeave: () => void;
}

/** A function of one identity that always does what the newest `callback` does. */
export function useLatestCallback<Parameters extends unknown[]>(
  callback: (...parameters: Parameters) => void,
): (...parameters: Parameters) => void {
  const latest = useRef(callback);

  useLayoutEffect(() => {
    latest.current = callback;
  });

  return useCallback((...parameters) => latest.current(...parameters), []);
}

/** Leads where the choices of the dialog lead: at a choice, at the click on one, and where all results are asked for. */
export function useFollowing({ query, allResults, terms, onSearch, onLeave }: Options) {
  function follow(choice: Choice): void {
    if (choice.kind === 'search') {
      onSearch(choice.words);
      return;
    }
    onLeave();
    if (choice.kind === 'page') {
      goToPage(choice.url);
      return;
    }
    recentSearches.add(query);
    const { url } = choice.kind === 'answer' ? choice.box : choice.hit;
    track('search_choice', { search_term: query, page: url });
    goToPage(url, terms && { searchTerms: terms });
  }

  const choose = useLatestCallback((choice: Choice, event: MouseEvent) => {
    // A new tab or window is the browser's to open.
    if (!isPlainClick(event)) return;
    event.preventDefault();
    follow(choice);
  });

  function showAll(event: FormEvent | MouseEvent): void {
    if (event.type === 'click' && !isPlainClick(event as MouseEvent)) return;
    event.preventDefault();
    if (!query) return;
    recentSearches.add(query);
    onLeave();
    goToPage(allResults);
  }

  return { follow, choose, showAll };
}
