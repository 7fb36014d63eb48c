let carried: string | undefined;

/** Carries what is in an open search over to the box of the next page, where its frame is another one. */
export function carrySearch(words: string): void {
  carried = words;
}

/** Takes it there; undefined when no search was open. */
export function takeCarriedSearch(): string | undefined {
  const words = carried;
  carried = undefined;
  return words;
}
