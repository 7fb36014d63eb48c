import { type RefObject, useCallback, useEffect, useRef } from 'react';

export interface RowFocus {
  /** The list of rows. */
  readonly listRef: RefObject<HTMLDivElement | null>;
  /** The button that adds a row. */
  readonly addRef: RefObject<HTMLButtonElement | null>;
  /** To be called when a row is about to be added or removed. */
  expect(change: 'added' | 'removed'): void;
}

/**
 * Takes the focus into the row that was added and, when one was removed with the focus inside, to
 * the button that adds another.
 */
export function useRowFocus(rows: readonly unknown[]): RowFocus {
  const listRef = useRef<HTMLDivElement>(null);
  const addRef = useRef<HTMLButtonElement>(null);
  const expected = useRef<'added' | 'removed'>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the rows have changed in the page.
  useEffect(() => {
    const change = expected.current;
    expected.current = undefined;
    if (change === 'added') {
      listRef.current?.querySelector<HTMLElement>('[role="group"]:last-of-type select')?.focus();
    }
    if (change === 'removed') addRef.current?.focus();
  }, [rows]);

  const expect = useCallback((change: 'added' | 'removed') => {
    expected.current = change;
  }, []);
  return { listRef, addRef, expect };
}
