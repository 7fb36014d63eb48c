import type { Declaration, Root, Rule } from 'postcss';

function rulesOf(root: Root): Rule[] {
  const rules: Rule[] = [];
  root.walkRules((rule) => {
    rules.push(rule);
  });
  return rules;
}

/** Those of a rule that a later rule can replace: neither has been made to win. */
function replaceable(rule: Rule): Declaration[] {
  return rule.nodes.filter((node): node is Declaration => node.type === 'decl' && !node.important);
}

/**
 * Drops what a later rule replaces wherever it holds: what the framework says, where this site says
 * otherwise. A later rule does that when it stands outside of conditions and has every selector of the
 * earlier one. Of two values in one rule the first is for browsers that do not know the second.
 */
export function dropReplacedDeclarations(root: Root): void {
  const replacements = new Map<string, Set<string>[]>();
  for (const rule of rulesOf(root).reverse()) {
    const own = rule.selectors;
    const selectors = new Set(own);
    const kept = replaceable(rule).filter((declaration) => {
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
