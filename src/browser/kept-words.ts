/** The key of the navigation state that carries what was typed into the search over a reload of the page. */
const KEY = 'typedWords';

type Entry = { state?: Record<string, unknown> } | null;

/** Keeps what was typed for the page that comes in the place of this one. */
export function keepWords(words: string): void {
  const entry: Entry = history.state;
  // The entry of the browser itself: telling the router would scroll the page to its top.
  history.replaceState({ ...entry, state: { ...entry?.state, [KEY]: words } }, '');
}

/** Calls with what was typed before the page was reloaded; not when the search was not open. */
export function withKeptWords(act: (words: string) => void): void {
  const words = (history.state as Entry)?.state?.[KEY];
  if (typeof words === 'string') act(words);
}

/** Takes it out of the entry, whatever it is. */
export function forgetKeptWords(): void {
  const entry: Entry = history.state;
  if (entry?.state?.[KEY] === undefined) return;
  const { [KEY]: _words, ...others } = entry.state;
  const state = Object.keys(others).length > 0 ? others : undefined;
  history.replaceState({ ...entry, state }, '');
}
