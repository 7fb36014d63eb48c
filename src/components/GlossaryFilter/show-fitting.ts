import { askedWords, isSaid, readSaid } from '../../text/spoken-words';

/** Whether an entry says all that the reader asks for, in any form of its words. */
export function fits(entry: string, asked: string): boolean {
  const said = readSaid(entry);
  return askedWords(asked).every((word) => isSaid(word, said));
}

/**
 * Shows of a list in sections only the entries that fit, and the sections that have one.
 * @returns how many are shown
 */
export function showFitting(list: Element, asked: string): number {
  let count = 0;
  for (const letter of list.querySelectorAll<HTMLElement>(':scope > section')) {
    let isEmpty = true;
    for (const entry of letter.querySelectorAll<HTMLElement>(':scope > section')) {
      entry.hidden = !fits(entry.textContent ?? '', asked);
      if (entry.hidden) continue;
      count += 1;
      isEmpty = false;
    }
    letter.hidden = isEmpty;
  }
  return count;
}
