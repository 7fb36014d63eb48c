import type { Product } from '../facts/products';

/** The picture as a mask, which takes the colour of the text around it. */
function asMask(lines: string): string {
  const picture = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='#000' stroke-width='2'><path d='${lines}'/></svg>`;
  return `url("data:image/svg+xml,${picture.replace(/[<>#]/g, encodeURIComponent)}")`;
}

/**
 * Where a product is meant: its documentation, by the class of the docs plugin, and what names it. As heavy as
 * the rule of the dark theme that `--producto` has without a product. The generated category pages are of the main
 * product, and their class names none.
 */
function productRules({ clave }: Product, icon: string | undefined, isMain: boolean): string[] {
  const pages = `[class*="docs-doc-id-${clave}"]${isMain ? ', html:not([class*="docs-doc-id-"])' : ''}`;
  // In menus, which no page waits for, under whatever base URL.
  const menuLink = `:is(.static-menu, .navbar-sidebar, .dropdown__menu) [href$="/docs/${clave}"]`;
  const places = `html[class*="docs-doc-id-${clave}"], [data-producto="${clave}"]`;
  return [
    `${places} { --producto: var(--producto-${clave}); }`,
    ...(icon
      ? [
          `${pages}, ${menuLink} { --icono-producto: ${asMask(icon)}; }`,
          `${menuLink} { --tiene-icono: ""; }`,
        ]
      : []),
  ];
}

/**
 * The stylesheet of the products: a token for the accent of each, in both themes, and the tokens `--producto`
 * and `--icono-producto` where that product is meant. Like the other tokens, accents are light on paper.
 *
 * @param icons lines of each icon on a square of 24 units, by the key of its product
 */
export function productStyles(
  products: readonly Product[],
  icons: Readonly<Record<string, string>>,
): string {
  const tokens = (theme: keyof Product['acento']) =>
    products.map(({ clave, acento }) => `--producto-${clave}: ${acento[theme]};`).join(' ');
  // Longer ids come later, or `mobile` would colour the pages of a product `mobile-caja`.
  const rules = [...products]
    .sort((a, b) => a.clave.length - b.clave.length)
    .flatMap((product) => productRules(product, icons[product.clave], product === products[0]));
  return [
    `:root { ${tokens('claro')} }`,
    `@media screen { html[data-theme="dark"] { ${tokens('oscuro')} } }`,
    ...rules,
    '',
  ].join('\n');
}
