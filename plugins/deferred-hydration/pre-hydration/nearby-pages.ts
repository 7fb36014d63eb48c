import { createElement } from '../../../src/browser/create-element';
import { speculationRules } from './speculation-rules';

/**
 * Lets the browser bring pages before they are asked for. Browsers without speculation rules just
 * follow the link.
 *
 * @returns a function that ends it, for when the framework's own prefetching takes over
 */
export function speculate(mayPrerender: boolean): () => void {
  const text = speculationRules(mayPrerender);
  const script = createElement('script', { type: 'speculationrules', text });
  document.head.append(script);
  return () => script.remove();
}

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
