import postcss from 'postcss';
import { PurgeCSS } from 'purgecss';
import { type PageNames, selectedAttributes } from './names';
import { keepUsedVariables } from './used-variables';

/** PurgeCSS takes what is within `:is()` and `:where()` for selectors of their own, and drops too much. */
function withAlternativesKept(css: string): string {
  const root = postcss.parse(css);
  root.walkRules(/:(?:is|where)\(/, (rule) => {
    rule.before(postcss.comment({ text: 'purgecss ignore' }));
  });
  return root.toString();
}

/**
 * The rules of a stylesheet that pages at rest can use: those whose tags, classes and ids occur in
 * their HTML. What only the client brings (an open dialog, a side menu) comes with the client.
 * Values of attributes are not looked at, because they change without it: `data-theme`, `open`.
 * Custom properties that none of these rules reads are left out too.
 */
export async function criticalCss(css: string, names: PageNames): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: names.all().join(' '), extension: 'txt' }],
    css: [{ raw: withAlternativesKept(css) }],
    defaultExtractor: (content) => content.split(' '),
    dynamicAttributes: selectedAttributes(css),
    keyframes: true,
    fontFace: true,
  });
  if (!result)
    throw new Error('The stylesheet of the site could not be read for its critical rules.');
  return keepUsedVariables(result.css, names.variables());
}
