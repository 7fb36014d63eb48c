/**
 * What four scripts of the search have to call alike: that of every page (boot), that of the static page
 * (pre-hydration), that of the dialog and the client. Each is bundled by itself, so they share no modules.
 */

/** What the file of the dialog's script is called, before its hash. */
export const DIALOG_CHUNK = 'dialog-search';

/** What the client's bundler calls the worker: the same stands at its import, where only a literal is read. */
export const WORKER_CHUNK = 'worker-search';

/** What opens the search. Its value is the address that takes words sent without the dialog. */
export const SEARCH = '[data-search]';

export const DIALOG_CLASS = 'search-dialog';

export const OPEN_DIALOG = '.search-dialog[open]';

/** The box asks for the script of the dialog or, with words, for the dialog. Whoever opens it cancels the event. */
export const SEARCH_WANTED = 'searchwanted';

/** The reader has turned to the search: its files are wanted, and an open dialog is to be drawn. */
export const SEARCH_BEGUN = 'searchbegun';

/** The search answers, or cannot: what has waited for its files may come. */
export const SEARCH_SETTLED = 'searchsettled';

/** The script of the dialog is asked for, is there, or could not be had; or the search itself loads, is ready or failed. */
export const SEARCH_CHANGED = 'searchchanged';

/** Id of what the page says of a client that it has given up, while there is none. */
export const CLIENT_FAILURE = 'client-failure';

/** Has it stand where it can be reached: beside an open dialog nothing can. */
export function moveFailureTo(place: Element): void {
  const failure = document.getElementById(CLIENT_FAILURE);
  if (failure) place.append(failure);
}

/** A choice leads to a page. The client's router cancels the event and goes there. */
export const SEARCH_LEADS = 'searchleads';

/** Where a choice leads, with the state that the router takes along. */
export interface Destination {
  readonly address: string;
  readonly state?: unknown;
}

export type ScriptPhase = 'loading' | 'ready' | 'failed';

declare global {
  /** Where the script of the dialog stands; undefined until it is asked for. */
  var searchScript: ScriptPhase | undefined;

  interface WindowEventMap {
    [SEARCH_WANTED]: CustomEvent<string | null>;
    [SEARCH_LEADS]: CustomEvent<Destination>;
  }
}

/** Says where the script of the dialog stands from now on. */
export function tellScript(phase: ScriptPhase): void {
  globalThis.searchScript = phase;
  dispatchEvent(new Event(SEARCH_CHANGED));
}

/** Asks for the dialog with words in it, or without words for its script only; returns whether it opened. */
export function wantSearch(words?: string): boolean {
  return !dispatchEvent(new CustomEvent(SEARCH_WANTED, { detail: words, cancelable: true }));
}
