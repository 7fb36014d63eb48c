import { createStorageSlot } from '@docusaurus/theme-common';
import { parseStoredTexts } from '../../../src/browser/stored-texts';

// The slot warns once and does nothing where the browser gives no storage.
const slot = createStorageSlot('busquedas-recientes');

const MOST_KEPT = 5;

/** The searches with one put first, each once whatever its capitals, the oldest dropped. */
function withSearch(searches: readonly string[], query: string): string[] {
  const wanted = query.trim();
  if (!wanted) return [...searches];
  const others = searches.filter((search) => search.toLowerCase() !== wanted.toLowerCase());
  return [wanted, ...others].slice(0, MOST_KEPT);
}

/** The last searches that led to a page, newest first. They never leave the browser. */
export function recentSearches(): string[] {
  return parseStoredTexts(slot.get()).slice(0, MOST_KEPT);
}

/** Puts a search first among the recent ones. */
export function rememberSearch(query: string): void {
  slot.set(JSON.stringify(withSearch(recentSearches(), query)));
}

/** Forgets all recent searches. */
export function forgetSearches(): void {
  slot.del();
}
