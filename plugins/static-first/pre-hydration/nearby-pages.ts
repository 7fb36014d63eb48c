import { createElement } from '../../../src/browser/create-element';

/** Filled in by the build, which names it by its hash in the policy of the pages. */
declare const SPECULATION_RULES: string;

/**
 * Lets the browser bring pages before they are asked for. Browsers without speculation rules just
 * follow the link.
 *
 * @returns a function that ends it, for when the framework's own prefetching takes over
 */
export function speculate(): () => void {
  const script = createElement('script', { type: 'speculationrules', text: SPECULATION_RULES });
  document.head.append(script);
  return () => script.remove();
}
