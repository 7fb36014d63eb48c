/**
 * What a reader does. A pointer that lies still over a page that came beneath it has done nothing, and what a tap
 * asks for comes before what may be asked for next.
 */
const SIGNS = ['pointermove', 'keydown', 'scroll'];

/** Calls back once, at the first thing that the reader does from now on. */
export function onActivity(act: () => void): void {
  function onSign(): void {
    for (const sign of SIGNS) removeEventListener(sign, onSign, true);
    act();
  }
  for (const sign of SIGNS) addEventListener(sign, onSign, true);
}
