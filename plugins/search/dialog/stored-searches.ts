import { createStorageSlot } from '@docusaurus/theme-common';
import { parseSearches, withSearch } from './recent-searches';

// The slot warns once and does nothing where the browser gives no storage.
const slot = createStorageSlot('busquedas-recientes');

/** The last searches that led to a page, newest first. They never leave the browser. */
export function recentSearches(): string[] {
  return parseSearches(slot.get());
}

/** Puts a search first among the recent ones. */
export function rememberSearch(query: string): void {
  slot.set(JSON.stringify(withSearch(recentSearches(), query)));
}

/** Forgets all recent searches. */
export function forgetSearches(): void {
  slot.del();
}
