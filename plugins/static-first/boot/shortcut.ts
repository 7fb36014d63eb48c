import { FIELD } from './controls';

/** Whether a key opens the search: Ctrl+K or Cmd+K anywhere, `/` where no text is being written. */
export function isSearchShortcut(press: KeyboardEvent): boolean {
  if (press.altKey) return false;
  if (press.ctrlKey || press.metaKey) return /^k$/i.test(press.key) && !press.shiftKey;
  // Spanish keyboards type `/` with Shift.
  return press.key === '/' && !(press.target as Element).matches(FIELD);
}
