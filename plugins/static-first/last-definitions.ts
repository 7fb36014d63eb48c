import postcss, { type Declaration } from 'postcss';

/** Rules outside of conditions whose selector is the root and nothing else. */
function rootProperties(root: postcss.Root): Declaration[] {
  return root.nodes.flatMap((node) =>
    node.type === 'rule' && node.selector === ':root'
      ? node.nodes.filter((child): child is Declaration => child.type === 'decl')
      : [],
  );
}

/**
 * Drops the values of custom properties of `:root` that a later `:root` replaces: those of the
 * framework, where the tokens of the site have their own.
 */
export function keepLastDefinitions(css: string): string {
  const root = postcss.parse(css);
  const seen = new Set<string>();
  for (const declaration of rootProperties(root).reverse()) {
    if (!declaration.prop.startsWith('--')) continue;
    if (seen.has(declaration.prop)) declaration.remove();
    seen.add(declaration.prop);
  }
  root.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove();
  });
  return root.toString();
}
