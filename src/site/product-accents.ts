import type { Product } from '../facts/products';

/** Where a product is meant: its documentation, by the class of the docs plugin, and what names it. */
function accentRule({ clave }: Product): string {
  const places = `[class*="docs-doc-id-${clave}"], [data-producto="${clave}"]`;
  return `${places} { --producto: var(--producto-${clave}); }`;
}

/**
 * The stylesheet of the products' accents: a token for each, in both themes, and the token `--producto`
 * where that product is meant. Like the other tokens, they are light on paper.
 */
export function accentStyles(products: readonly Product[]): string {
  const tokens = (theme: keyof Product['acento']) =>
    products.map(({ clave, acento }) => `--producto-${clave}: ${acento[theme]};`).join(' ');
  // Longer ids come later, or `mobile` would colour the pages of a product `mobile-caja`.
  const rules = [...products].sort((a, b) => a.clave.length - b.clave.length).map(accentRule);
  return [
    `:root { ${tokens('claro')} }`,
    `@media screen { html[data-theme="dark"] { ${tokens('oscuro')} } }`,
    ...rules,
    '',
  ].join('\n');
}
