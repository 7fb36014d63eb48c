import { createStorageSlot } from '@docusaurus/theme-common';

// The slot warns once and does nothing where the browser gives no storage.
const slot = createStorageSlot('busquedas-recientes');

const MOST_KEPT = 5;

/** Stored searches; whatever else stands in the storage counts as none. */
function parseSearches(stored: string | null): string[] {
  if (stored === null) return [];
  try {
    const value: unknown = JSON.parse(stored);
    if (!Array.isArray(value)) return [];
    return value.filter((entry) => typeof entry === 'string').slice(0, MOST_KEPT);
  } catch {
    return [];
  }
}

/** The searches with one put first, each once whatever its capitals, the oldest dropped. */
function withSearch(searches: readonly string[], query: string): string[] {
  const wanted = query.trim();
  if (!wanted) return [...searches];
  const others = searches.filter((search) => search.toLowerCase() !== wanted.toLowerCase());
  return [wanted, ...others].slice(0, MOST_KEPT);
}

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
