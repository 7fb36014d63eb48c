/** A list of texts as the browser has stored it; whatever else stands in the storage counts as none. */
export function parseStoredTexts(stored: string | null): string[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];
  } catch {
    return [];
  }
}
