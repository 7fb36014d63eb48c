import { isHydrated } from '../../../src/browser/hydration';
import type { BootScript, GestureOn } from './boot-script';
import { controlOf, SEARCH } from './controls';
import { openSearchField } from './search-field';

/** What a click does not operate: fields that take text or a choice by themselves. */
const FIELD = 'select,textarea,input:not([type=checkbox],[type=radio])';

/**
 * The disabled button that a click was meant for. A browser sends no click to one, so the styles let
 * it through to its parent; what waits for the client (the colour toggle) is disabled until then.
 */
function disabledButtonIn(target: Element): HTMLElement | null {
  return target.querySelector(':scope>button:disabled');
}

function isSearchShortcut(press: KeyboardEvent): boolean {
  if (press.ctrlKey || press.metaKey) return /^k$/i.test(press.key);
  return press.key === '/' && !(press.target as Element).matches(FIELD);
}

/**
 * Keeps what the reader does to controls while the client is not there to answer, nor the static
 * page can. Twice the same control, or twice the search, is one gesture.
 *
 * @returns a function that stops keeping, and does all of it again, once and in order: for the client, or for
 * the browser when the client is not to be counted on
 */
export function keepGestures(boot: BootScript): () => void {
  const kept = new Set<GestureOn>();
  let isKeeping = true;

  function keep(event: Event, on: GestureOn): void {
    if (isHydrated()) return;
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
    isKeeping = false;
    for (const on of kept) on?.click();
    kept.clear();
  };
}
