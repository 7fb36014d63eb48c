import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { MessageList } from '../../../../src/rendering/messages/message-list';
import {
  codesThatFit,
  FILTER_NAMES,
  type Filters,
  queryOf,
  readFilters,
} from '../../client/filters';

interface UsedFilters {
  form: RefObject<HTMLFormElement | null>;
  /** Codes of the messages that fit; undefined while all do. */
  fitting: ReadonlySet<string> | undefined;
  /** Text that is looked for. */
  text: string;
  /** Reads the form again. */
  apply: () => void;
  clear: () => void;
}

function filtersIn(form: HTMLFormElement, list: MessageList): Filters {
  const fields = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  return readFilters(new URLSearchParams(fields), list);
}

function fillForm(form: HTMLFormElement, filters: Filters): void {
  for (const name of FILTER_NAMES) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) {
      field.value = filters[name];
    }
  }
}

/** The filters of the list, which the form and the query of the address hold. */
export function useFilters(list: MessageList): UsedFilters {
  const form = useRef<HTMLFormElement>(null);
  const [filters, setFilters] = useState<Filters>();

  const apply = useCallback(() => {
    if (!form.current) return;
    const asked = filtersIn(form.current, list);
    setFilters(asked);
    // The entry of the browser itself: telling the router would draw the page anew at each key.
    const { pathname, hash } = window.location;
    window.history.replaceState(window.history.state, '', pathname + queryOf(asked) + hash);
  }, [list]);

  useEffect(() => {
    const asked = readFilters(new URLSearchParams(window.location.search), list);
    // Without a query, what was typed before the script came counts.
    if (form.current && queryOf(asked) !== '') fillForm(form.current, asked);
    apply();
  }, [list, apply]);

  const clear = useCallback(() => {
    form.current?.reset();
    apply();
    form.current?.querySelector('input')?.focus();
  }, [apply]);

  const isAsking = filters !== undefined && queryOf(filters) !== '';
  return {
    ...{ form, apply, clear },
    fitting: isAsking ? codesThatFit(filters, list) : undefined,
    text: filters?.texto.trim() ?? '',
  };
}
