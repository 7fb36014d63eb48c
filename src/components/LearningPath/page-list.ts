/** Reads the stored routes of pages; whatever else stands in the storage counts as none. */
export function parsePages(stored: string | null): ReadonlySet<string> {
  if (stored === null) return new Set();
  try {
    const value: unknown = JSON.parse(stored);
    if (!Array.isArray(value)) return new Set();
    return new Set(value.filter((entry) => typeof entry === 'string'));
  } catch {
    return new Set();
  }
}

/** The pages with some added or taken out. */
export function withPages(
  pages: ReadonlySet<string>,
  changed: readonly string[],
  isRead: boolean,
): ReadonlySet<string> {
  const next = new Set(pages);
  for (const page of changed) {
    if (isRead) next.add(page);
    else next.delete(page);
  }
  return next;
}
