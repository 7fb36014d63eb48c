/**
 * Rules by which a browser fetches the page of a link that the reader points at, and renders it when
 * pressed where that counts no page view twice. The policy of the page names this text by its hash.
 */
export function speculationRules(mayPrerender: boolean): string {
  const where = { selector_matches: 'a[href^="/"]:not([role],[download],[target])' };
  return JSON.stringify({
    prefetch: [{ where, eagerness: 'moderate' }],
    // Only when pressed, which is how eager a rule is unless it says otherwise.
    prerender: mayPrerender ? [{ where }] : [],
  });
}
