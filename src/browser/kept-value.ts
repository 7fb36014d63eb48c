import { createStorageSlot } from '@docusaurus/theme-common';

/**
 * A text that the browser keeps for its reader and that never leaves it, '' while there is none. The slot warns and
 * does nothing where the browser gives no storage; the text then lasts as long as the page is open.
 *
 * @param key under which it is kept
 * @param onChange called with the text at each change, those made in other tabs included
 */
export function keptValue(key: string, onChange: (value: string) => void = () => {}) {
  const slot = createStorageSlot(key);
  const listeners = new Set<() => void>();
  let value: string | undefined;

  function replace(next: string): void {
    value = next;
    onChange(next);
    for (const listener of listeners) listener();
  }

  return {
    /** What the browser keeps by now; for scripts with a copy of this module of their own. */
    stored: () => slot.get() ?? '',
    get: () => {
      value ??= slot.get() ?? '';
      return value;
    },
    /** What the server knows of the reader: nothing. */
    none: () => '',
    set: (next: string) => {
      replace(next);
      if (next) slot.set(next);
      else slot.del();
    },
    /** Calls a listener at each change. @returns how to stop */
    subscribe: (listener: () => void) => {
      const stop = slot.listen(({ newValue }) => replace(newValue ?? ''));
      listeners.add(listener);
      return () => {
        stop();
        listeners.delete(listener);
      };
    },
  };
}
