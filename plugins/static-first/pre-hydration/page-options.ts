const { prerender, twoThemes } = (document.getElementById('static-first') as HTMLScriptElement)
  .dataset;

/** Whether pages may be rendered ahead of a click. */
export const mayPrerender = prerender !== undefined;

/** Whether the colours are light or dark, and never those of the system. */
export const hasTwoThemes = twoThemes !== undefined;
