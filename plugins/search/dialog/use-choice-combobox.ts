import { useCombobox } from 'downshift';
import type { KeyboardEvent } from 'react';
import type { Choice } from './choices';

const { stateChangeTypes } = useCombobox;

/** The only events that move among the choices; the list stays open and nothing stays selected. */
const MOVES: ReadonlySet<string> = new Set([
  stateChangeTypes.InputChange,
  stateChangeTypes.InputKeyDownArrowDown,
  stateChangeTypes.InputKeyDownArrowUp,
  stateChangeTypes.InputKeyDownHome,
  stateChangeTypes.InputKeyDownEnd,
  stateChangeTypes.InputKeyDownPageDown,
  stateChangeTypes.InputKeyDownPageUp,
  stateChangeTypes.ItemMouseMove,
  stateChangeTypes.FunctionSetHighlightedIndex,
]);

/**
 * A combobox after the ARIA pattern whose list is always open and whose best choice is active from
 * the start. Choosing is left to the choices' own clicks, because they are links.
 */
export function useChoiceCombobox(text: string, items: Choice[]) {
  return useCombobox<Choice>({
    items,
    isOpen: true,
    inputValue: text,
    selectedItem: null,
    initialHighlightedIndex: 0,
    defaultHighlightedIndex: 0,
    stateReducer: (state, { type, changes }) =>
      MOVES.has(type) ? { ...state, highlightedIndex: changes.highlightedIndex ?? 0 } : state,
  });
}

/** Clicks the active choice as the mouse does, so that Ctrl+Enter opens a link in a new tab. */
export function clickActive({ ctrlKey, metaKey, shiftKey, currentTarget }: KeyboardEvent): void {
  const active = document.getElementById(currentTarget.getAttribute('aria-activedescendant') ?? '');
  const held = { ctrlKey, metaKey, shiftKey };
  active?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...held }));
}

/** Keeps a key from the combobox, for the browser or for the dialog. */
export function keepFromCombobox({ nativeEvent }: KeyboardEvent): void {
  Object.assign(nativeEvent, { preventDownshiftDefault: true });
}
