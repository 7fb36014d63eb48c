import { keptValue } from '../../browser/kept-value';
import { parseStoredTexts } from '../../browser/stored-texts';

/** Routes of the pages that the reader marked as read, as a list in JSON. */
export const keptPages = keptValue('paginas-leidas');

/** Marks pages as read, or no longer. */
export function markPages(changed: readonly string[], isRead: boolean): void {
  const others = parseStoredTexts(keptPages.get()).filter((page) => !changed.includes(page));
  keptPages.set(JSON.stringify(isRead ? [...others, ...changed] : others));
}
