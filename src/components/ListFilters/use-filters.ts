import { useCallback, useEffect, useRef, useState } from 'react';
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

/** The filters of a list, as its form and its count take them. */
export type UsedFilters = ReturnType<typeof useFilters>;

const NO_CHOICES: readonly Choice[] = [];

/**
 * The filters of a list, which a form and the query of the address hold.
 *
 * @param choices the same ones at every drawing
 */
export function useFilters(choices = NO_CHOICES) {
  const form = useRef<HTMLFormElement>(null);
  const [filters, setFilters] = useState<Filters>();

  /** Reads the form again. */
  const apply = useCallback(() => {
    if (!form.current) return;
    const fields = [...new FormData(form.current)].map(([name, value]) => [name, String(value)]);
    const asked = readFilters(new URLSearchParams(fields), choices);
    setFilters(asked);
    // The entry of the browser itself: telling the router would draw the page anew at each key.
    const { pathname, hash } = window.location;
    window.history.replaceState(window.history.state, '', pathname + queryOf(asked) + hash);
  }, [choices]);

  useEffect(() => {
    const asked = readFilters(new URLSearchParams(window.location.search), choices);
    // Without a query, what was typed before the script came counts.
    if (queryOf(asked) !== '') {
      for (const [name, value] of Object.entries(asked)) {
        const field = form.current?.elements.namedItem(name);
        if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) {
          field.value = value;
        }
      }
    }
    apply();
  }, [choices, apply]);

  const clear = useCallback(() => {
    form.current?.reset();
    apply();
    form.current?.querySelector('input')?.focus();
  }, [apply]);

  /** What is asked for; undefined while nothing is. */
  const asked = filters && queryOf(filters) !== '' ? filters : undefined;
  return { form, asked, text: asked?.[TEXT]?.trim() ?? '', apply, clear };
}
