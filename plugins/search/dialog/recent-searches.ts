const MOST_KEPT = 5;

/** Reads stored searches, newest first; whatever else stands in the storage counts as none. */
export function parseSearches(stored: string | null): string[] {
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
export function withSearch(searches: readonly string[], query: string): string[] {
  const wanted = query.trim();
  if (!wanted) return [...searches];
  const others = searches.filter((search) => search.toLowerCase() !== wanted.toLowerCase());
  return [wanted, ...others].slice(0, MOST_KEPT);
}
