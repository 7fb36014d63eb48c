import type { Declaration, Root, Rule } from 'postcss';

function rulesOf(root: Root): Rule[] {
  const rules: Rule[] = [];
  root.walkRules((rule) => {
    rules.push(rule);
  });
  return rules;
}

function customProperties(rule: Rule): Declaration[] {
  return rule.nodes.filter(
    (node): node is Declaration => node.type === 'decl' && node.prop.startsWith('--'),
  );
}

/**
 * Drops the values of custom properties that a later rule replaces wherever they hold: those of the
 * framework, where the tokens of the site have their own. A later rule does that when it stands
 * outside of conditions and has every selector of the earlier one.
 */
export function dropReplacedProperties(root: Root): void {
  const replacements = new Map<string, Set<string>[]>();
  for (const rule of rulesOf(root).reverse()) {
    const selectors = new Set(rule.selectors);
    for (const declaration of customProperties(rule).reverse()) {
      const later = replacements.get(declaration.prop) ?? [];
      if (later.some((others) => rule.selectors.every((selector) => others.has(selector)))) {
        declaration.remove();
      } else if (rule.parent?.type === 'root') {
        replacements.set(declaration.prop, [...later, selectors]);
      }
    }
  }
}
