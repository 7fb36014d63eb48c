import { useStorageSlot } from '@docusaurus/theme-common';
import { useState } from 'react';

/**
 * A text that the browser keeps for its reader and that never leaves it, '' while there is none, and how to change it.
 * Where the browser keeps nothing, it lasts as long as the page is open.
 *
 * @param key under which it is kept
 */
export function useKeptText(key: string) {
  const [kept, slot] = useStorageSlot(key);
  const [told, setTold] = useState('');

  /** Takes what is kept by now, which a page that was just hydrated does not show yet. */
  function change(next: (kept: string) => string): void {
    const text = next(slot.get() ?? told);
    setTold(text);
    if (text) slot.set(text);
    else slot.del();
  }

  return [kept ?? told, change] as const;
}
