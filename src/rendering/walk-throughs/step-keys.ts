interface Key {
  key: string;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
}

/** Step that a key leads to, from 0; undefined when the key is not for the walk-through. */
export function stepAfterKey(pressed: Key, current: number, total: number): number | undefined {
  const { key, altKey, ctrlKey, metaKey, shiftKey } = pressed;
  // Alt and an arrow go back in history, Ctrl and Home go to the top of the page.
  if (altKey || ctrlKey || metaKey || shiftKey) return undefined;
  if (key === 'ArrowRight') return Math.min(current + 1, total - 1);
  if (key === 'ArrowLeft') return Math.max(current - 1, 0);
  if (key === 'Home') return 0;
  if (key === 'End') return total - 1;
  return undefined;
}
