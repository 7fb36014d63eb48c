/** Navigation state that asks the target page to mark these folded words. */
export function searchState(terms: readonly string[]): { searchTerms: readonly string[] } {
  return { searchTerms: terms };
}

/** What a navigation state carries in the place of words to mark; undefined when it carries nothing. */
export function searchTermsOf(state: unknown): unknown {
  return (state as { searchTerms?: unknown } | null | undefined)?.searchTerms;
}

/** @throws TypeError when what a navigation state carries is no list of words */
export function termsToMark(terms: unknown): ReadonlySet<string> {
  if (Array.isArray(terms) && terms.every((term) => typeof term === 'string')) {
    return new Set(terms);
  }
  throw new TypeError(
    `The navigation state has the searchTerms ${JSON.stringify(terms)}; expected a list of words.`,
  );
}

/** The same state without the words, or undefined when nothing else is left. */
export function withoutSearchTerms(state: object): object | undefined {
  const { searchTerms: _terms, ...rest } = state as { searchTerms?: unknown };
  return Object.keys(rest).length > 0 ? rest : undefined;
}
