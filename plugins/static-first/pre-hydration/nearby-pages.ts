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
