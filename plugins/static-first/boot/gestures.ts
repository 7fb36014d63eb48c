import { controlOf, SEARCH } from './controls';
import { GESTURE, type GestureOn } from './names';
import { skipToContent } from './skip-link';

/** What a click does not operate: fields that take text or a choice by themselves. */
const FIELD = 'select,textarea,input:not([type=checkbox],[type=radio])';

/** Gestures that wait for the client. */
export interface KeptGestures {
  /** Offers them to the script of the static page, which has come only now. */
  offer(): void;
  /** Stops keeping, and does all of it again, once and in order. */
  repeat(): void;
}

/**
 * The disabled button that a click was meant for. A browser sends no click to one, so the styles let
 * it through to its parent; what waits for the client (the colour toggle) is disabled until then.
 */
function disabledButtonIn(target: Element): HTMLElement | null {
  return target.querySelector(':scope>button:disabled');
}

function isSearchShortcut(press: KeyboardEvent): boolean {
  if (press.ctrlKey || press.metaKey) return /^k$/i.test(press.key);
  return press.key === '/' && !controlOf(press.target)?.matches(FIELD);
}

/** Whether the script of the static page has answered a gesture on this. */
function isAnswered(detail: GestureOn): boolean {
  return !dispatchEvent(new CustomEvent(GESTURE, { detail, cancelable: true }));
}

/**
 * Keeps what the reader does to controls while the client is not there to answer, nor the static
 * page can. Twice the same control, or twice the search, is one gesture.
 */
export function keepGestures(): KeptGestures {
  const kept = new Set<GestureOn>();

  function keep(event: Event, on: GestureOn): void {
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!isAnswered(on)) kept.add(on);
  }

  function onClick(event: Event): void {
    skipToContent(event);
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
  return {
    offer() {
      for (const on of kept) if (isAnswered(on)) kept.delete(on);
    },
    repeat() {
      removeEventListener('click', onClick, true);
      removeEventListener('keydown', onKeyDown, true);
      for (const on of kept) on?.click();
    },
  };
}
