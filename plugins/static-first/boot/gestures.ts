import { controlOf, SEARCH } from './controls';

/** What a click does not operate: fields that take text or a choice by themselves. */
const FIELD = 'select,textarea,input:not([type=checkbox],[type=radio])';

/**
 * The disabled button that a click was meant for. A browser sends no click to one, so the styles let
 * it through to its parent; what waits for the client (the colour toggle) is disabled until then.
 */
function disabledButtonIn(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.querySelector(':scope>button:disabled') : null;
}

function isSearchShortcut({ key, ctrlKey, metaKey, target }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey) return key === 'k';
  return key === '/' && !controlOf(target)?.matches(FIELD);
}

/**
 * Keeps what the reader does to controls while the client is not there to answer. Twice the same
 * control, or twice the same key, is one gesture.
 *
 * @returns a function that stops keeping, and does all of it again, once and in order
 */
export function keepGestures(): () => void {
  const kept = new Map<HTMLElement | string, () => void>();

  function keep(event: Event, on: HTMLElement | string, repeat: () => void): void {
    event.preventDefault();
    event.stopImmediatePropagation();
    kept.set(on, repeat);
  }

  /** Any way to the search is one gesture, which the key that opens it does again. */
  function keepSearch(event: Event): void {
    const again = new KeyboardEvent('keydown', { key: '/', bubbles: true });
    keep(event, 'search', () => document.body.dispatchEvent(again));
  }

  function onClick(event: Event): void {
    const control = controlOf(event.target) ?? disabledButtonIn(event.target);
    if (!control || control.matches(FIELD)) return;
    // What stands in for the search box is gone by the time the box is there.
    if (control.matches(SEARCH)) keepSearch(event);
    else keep(event, control, () => control.click());
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (isSearchShortcut(event)) keepSearch(event);
  }

  addEventListener('click', onClick, true);
  addEventListener('keydown', onKeyDown, true);
  return () => {
    removeEventListener('click', onClick, true);
    removeEventListener('keydown', onKeyDown, true);
    for (const repeat of kept.values()) repeat();
  };
}
