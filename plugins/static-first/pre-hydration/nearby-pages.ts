/**
 * Lets the browser fetch the page of a link that the reader points at, and render it when pressed
 * where that counts no page view twice. Browsers without speculation rules just follow the link.
 *
 * @returns a function that ends it, for when the framework's own prefetching takes over
 */
export function speculate(mayPrerender: boolean): () => void {
  const where = { selector_matches: 'a[href^="/"]:not([role],[download],[target])' };
  const rules = {
    prefetch: [{ where, eagerness: 'moderate' }],
    // Only when pressed, which is how eager a rule is unless it says otherwise.
    prerender: mayPrerender ? [{ where }] : [],
  };
  const script = document.createElement('script');
  script.type = 'speculationrules';
  script.text = JSON.stringify(rules);
  document.head.append(script);
  return () => script.remove();
}
