import { useEffect } from 'react';

/** The key of the navigation state that carries what was typed over a reload of the page. */
const KEY = 'typedWords';

type Entry = { state?: Record<string, unknown> } | null;

/** The entry of the browser itself: telling the router would scroll the page to its top. */
function replaceWords(words: string | undefined): void {
  const entry: Entry = history.state;
  const { [KEY]: _before, ...others } = entry?.state ?? {};
  const state = words === undefined ? others : { ...others, [KEY]: words };
  history.replaceState({ ...entry, state: Object.keys(state).length > 0 ? state : undefined }, '');
}

/** Takes out what was typed before the page was reloaded; undefined when the search was not open. */
export function takeKeptWords(): string | undefined {
  const words = (history.state as Entry)?.state?.[KEY];
  if (typeof words !== 'string') return undefined;
  replaceWords(undefined);
  return words;
}

/**
 * Keeps what was typed while a file of the search cannot be had: when that is because the site was
 * published anew, the page is about to be reloaded.
 */
export function useKeptWords(isFailing: boolean, words: string): void {
  useEffect(() => {
    if (!isFailing) return;
    replaceWords(words);
    return () => replaceWords(undefined);
  }, [isFailing, words]);
}
