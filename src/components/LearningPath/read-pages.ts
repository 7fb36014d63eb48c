import { createStorageSlot } from '@docusaurus/theme-common';
import { parseStoredTexts } from '../../browser/stored-texts';

// The slot warns and does nothing where the browser gives no storage; what is marked then lasts
// as long as the page is open.
const slot = createStorageSlot('paginas-leidas');

const unread: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();
let pages: ReadonlySet<string> | undefined;

function replace(next: ReadonlySet<string>): void {
  pages = next;
  for (const listener of listeners) listener();
}

/** Routes of the pages that the reader marked as read. They never leave the browser. */
export function readPages(): ReadonlySet<string> {
  pages ??= new Set(parseStoredTexts(slot.get()));
  return pages;
}

/** What the server knows of the reader: nothing. */
export function noReadPages(): ReadonlySet<string> {
  return unread;
}

/** Marks pages as read, or no longer. */
export function markPages(changed: readonly string[], isRead: boolean): void {
  const next = new Set(readPages());
  for (const page of changed) {
    if (isRead) next.add(page);
    else next.delete(page);
  }
  replace(next);
  slot.set(JSON.stringify([...next]));
}

/** Calls a listener at each change, those made in other tabs included. @returns how to stop */
export function onReadPagesChange(listener: () => void): () => void {
  const stop = slot.listen(({ newValue }) => replace(new Set(parseStoredTexts(newValue))));
  listeners.add(listener);
  return () => {
    stop();
    listeners.delete(listener);
  };
}
