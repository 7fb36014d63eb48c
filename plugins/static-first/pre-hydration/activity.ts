/** What a reader does; a pointer that lies still over a page that came beneath it has done nothing. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll'];

/** Calls back once, at the first thing that the reader does from now on. */
export function onActivity(act: () => void): void {
  function onSign(): void {
    for (const sign of SIGNS) removeEventListener(sign, onSign, true);
    act();
  }
  for (const sign of SIGNS) addEventListener(sign, onSign, true);
}
