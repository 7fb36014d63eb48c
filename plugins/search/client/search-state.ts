/** Navigation state that asks the target page to mark these folded words. */
export function searchState(terms: readonly string[]): { searchTerms: readonly string[] } {
  return { searchTerms: terms };
}

/** The words to mark that a navigation state carries; undefined when it carries none. */
export function searchTermsOf(state: unknown): readonly string[] | undefined {
  return (state as Partial<ReturnType<typeof searchState>> | null | undefined)?.searchTerms;
}

/** The same state without the words, or undefined when nothing else is left. */
export function withoutSearchTerms(state: object): object | undefined {
  const { searchTerms: _terms, ...rest } = state as ReturnType<typeof searchState>;
  return Object.keys(rest).length > 0 ? rest : undefined;
}
