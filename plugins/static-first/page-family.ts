/**
 * Parts with many rules of their own that some pages have and others not, by what tells them in the
 * HTML. Pages with the same parts share one file of critical rules.
 */
const PARTS: Readonly<Record<string, RegExp>> = {
  documentation: /plugin-docs[\s"]/,
  blog: /plugin-blog[\s"]/,
  screen: / data-pantalla[\s=>]/,
  'walk-through': /\sclass="?recorrido[\s">]/,
  code: /theme-code-block[\s"]/,
  chart: /\sclass="?grafico[\s">]/,
  component: / data-needs-client[\s=>]/,
};

/** Names the parts of a page: `documentation code`. */
export function pageFamily(html: string): string {
  return Object.keys(PARTS)
    .filter((part) => PARTS[part]?.test(html))
    .join(' ');
}
