import { isHydrated } from '../../../src/browser/hydration';
import { SEARCH } from '../../../src/browser/search-contract';
import type { BootScript, GestureOn } from './boot-script';
import { controlOf, FIELD } from './controls';
import { openSearchField } from './search-field';

/**
 * The disabled button that a click was meant for. A browser sends no click to one, so the styles let
 * it through to its parent; what waits for the client (the colour toggle) is disabled until then.
 */
function disabledButtonIn(target: Element): HTMLElement | null {
  return target.querySelector(':scope>button:disabled');
}

/** Whether a key opens the search: Ctrl+K or Cmd+K anywhere, `/` where no text is being written. */
export function isSearchShortcut(press: KeyboardEvent): boolean {
  if (press.altKey) return false;
  if (press.ctrlKey || press.metaKey) return /^k$/i.test(press.key) && !press.shiftKey;
  // Spanish keyboards type `/` with Shift.
  return press.key === '/' && !(press.target as Element).matches(FIELD);
}

/**
 * Keeps what the reader does to controls while the client is not there to answer, nor the static
 * page can. Twice the same control, or twice the search, is one gesture. The search is that of the static page
 * for as long as the page lives.
 *
 * @returns a function that stops keeping, and does all of it again, once and in order: for the client, or for
 * the browser when the client is not to be counted on
 */
export function keepGestures(boot: BootScript): () => void {
  const kept = new Set<GestureOn>();
  let isKeeping = true;

  function keep(event: Event, on: GestureOn): void {
    if (on && isHydrated()) return;
    const hasField = !on && isKeeping && openSearchField();
    const isDone = boot.answer?.(on) || hasField;
    if (!isDone && !isKeeping) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!isDone) kept.add(on);
  }

  function onClick(event: Event): void {
    const control = controlOf(event.target) ?? disabledButtonIn(event.target as Element);
    // What opened on the static page answers for itself.
    if (!control || control.matches(FIELD) || control.closest('dialog')) return;
    keep(event, control.matches(SEARCH) ? null : control);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (isSearchShortcut(event)) keep(event, null);
  }

  addEventListener('click', onClick, true);
  addEventListener('keydown', onKeyDown, true);
  boot.offer = () => {
    for (const on of kept) if (boot.answer?.(on)) kept.delete(on);
  };
  return () => {
    // The search goes on in a page that has its client.
    isKeeping = isHydrated();
    for (const on of kept) on?.click();
    kept.clear();
  };
}
