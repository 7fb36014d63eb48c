/** The key of the navigation state that carries the words to mark on the page of a chosen hit. */
const KEY = 'searchTerms';

/** Navigation state that asks the target page to mark these folded words. */
export function searchState(terms: readonly string[]): { searchTerms: readonly string[] } {
  return { [KEY]: terms };
}

/** Whether a navigation state carries words to mark, or something else under their name. */
export function hasSearchTerms(state: unknown): state is { [KEY]: unknown } {
  return isRecord(state) && KEY in state;
}

/**
 * The words to mark that a navigation state carries.
 * @throws TypeError when what it carries under their name is no list of words.
 */
export function searchTermsOf(state: { [KEY]: unknown }): string[] {
  const terms = state[KEY];
  if (Array.isArray(terms) && terms.every((term) => typeof term === 'string')) return terms;
  throw new TypeError(
    `The navigation state has ${JSON.stringify(terms)} under ${KEY}; expected a list of words.`,
  );
}

/** The same state without the words, or undefined when nothing else is left. */
export function withoutSearchTerms(state: unknown): unknown {
  if (!hasSearchTerms(state)) return state;
  const { [KEY]: _terms, ...rest } = state;
  return Object.keys(rest).length > 0 ? rest : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
