import type { Choice } from '../../rendering/finders/finder';

/** What the reader asks for: the text, and a value of each choice. An empty one asks for nothing. */
export type Filters = Readonly<Record<string, string>>;

/** Name of the filter of free text. */
export const TEXT = 'texto';

/** Longest text that is looked for; what is longer was not typed by a person. */
const LONGEST_TEXT = 100;

/** The filters that an address or a form gives; of an address, which is anybody's, only what the list has. */
export function readFilters(given: URLSearchParams, choices: readonly Choice[]): Filters {
  const chosen = choices.map(({ name, options }) => {
    const value = given.get(name) ?? '';
    return [name, options.some(([known]) => known === value) ? value : ''];
  });
  return Object.fromEntries([[TEXT, (given.get(TEXT) ?? '').slice(0, LONGEST_TEXT)], ...chosen]);
}

/** The query of an address that asks for the same: `?texto=caja`, or nothing. */
export function queryOf(filters: Filters): string {
  const asked = Object.entries(filters).flatMap(([name, value]) =>
    value.trim() === '' ? [] : [[name, value.trim()]],
  );
  return asked.length > 0 ? `?${new URLSearchParams(asked)}` : '';
}
