import type { Declaration, Root, Rule } from 'postcss';

/**
 * Drops what a later rule replaces wherever it holds: what the framework says, where this site says
 * otherwise. A later rule does that when it stands outside of conditions and has every selector of the
 * earlier one. Of two values in one rule the first is for browsers that do not know the second.
 */
export function dropReplacedDeclarations(root: Root): void {
  const replacements = new Map<string, Set<string>[]>();
  const rules: Rule[] = [];
  root.walkRules((rule) => {
    rules.push(rule);
  });
  for (const rule of rules.reverse()) {
    const own = rule.selectors;
    const selectors = new Set(own);
    // Of a copy, because what is replaced goes.
    const kept = [...rule.nodes].filter((declaration): declaration is Declaration => {
      // Neither of the two has been made to win.
      if (declaration.type !== 'decl' || declaration.important) return false;
      const later = replacements.get(declaration.prop) ?? [];
      const isKept = !later.some((others) => own.every((selector) => others.has(selector)));
      if (!isKept) declaration.remove();
      return isKept;
    });
    if (rule.parent?.type !== 'root') continue;
    for (const { prop } of kept) {
      replacements.set(prop, [...(replacements.get(prop) ?? []), selectors]);
    }
  }
}
