import { speculationRules } from './speculation-rules';

/**
 * Lets the browser bring pages before they are asked for. Browsers without speculation rules just
 * follow the link.
 *
 * @returns a function that ends it, for when the framework's own prefetching takes over
 */
export function speculate(mayPrerender: boolean): () => void {
  const script = document.createElement('script');
  script.type = 'speculationrules';
  script.text = speculationRules(mayPrerender);
  document.head.append(script);
  return () => script.remove();
}
