import { createStorageSlot } from '@docusaurus/theme-common';

/** Key under which the browser keeps the reader's job; it never leaves it. */
export const ROLE_KEY = 'rol';

// The slot warns and does nothing where the browser gives no storage; the choice then lasts as long as
// the page is open.
const slot = createStorageSlot(ROLE_KEY);
const listeners = new Set<() => void>();
let role: string | undefined;

/** The order of the page follows it by `html[data-rol]`, which the page has set before it was drawn. */
function tell(next: string): void {
  role = next;
  if (next) document.documentElement.dataset.rol = next;
  else delete document.documentElement.dataset.rol;
  for (const listener of listeners) listener();
}

/** Key of the job that the browser keeps, '' when none; for scripts with a copy of this module of their own. */
export function storedRole(): string {
  return slot.get() ?? '';
}

/** Key of the job that the reader chose, '' when none. */
export function chosenRole(): string {
  role ??= storedRole();
  return role;
}

/** What the server knows of the reader: nothing. */
export function noRole(): string {
  return '';
}

/** Keeps the reader's job; '' forgets it. */
export function chooseRole(next: string): void {
  tell(next);
  if (next) slot.set(next);
  else slot.del();
}

/** Calls a listener at each change, those made in other tabs included. @returns how to stop */
export function onRoleChange(listener: () => void): () => void {
  const stop = slot.listen(({ newValue }) => tell(newValue ?? ''));
  listeners.add(listener);
  return () => {
    stop();
    listeners.delete(listener);
  };
}
