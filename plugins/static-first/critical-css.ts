import { PurgeCSS } from 'purgecss';
import { type PageNames, selectedAttributes } from './names';

/**
 * The rules of a stylesheet that pages at rest can use: those whose tags, classes and ids occur in
 * their HTML. What only the client brings (an open dialog, a side menu) comes with the client.
 * Values of attributes are not looked at, because they change without it: `data-theme`, `open`.
 * Custom properties that none of these rules reads are left out too.
 */
export async function criticalCss(css: string, names: PageNames): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: names.all().join(' '), extension: 'txt' }],
    css: [{ raw: css }],
    defaultExtractor: (content) => content.split(' '),
    dynamicAttributes: selectedAttributes(css),
    keyframes: true,
    fontFace: true,
    variables: true,
    safelist: { variables: names.variables() },
  });
  if (!result)
    throw new Error('The stylesheet of the site could not be read for its critical rules.');
  return result.css;
}
