import postcss from 'postcss';
import { hasPart, requiredNames, requiredParts } from './selector-match';

/** Letters of rules; a name that brings fewer is not worth telling pages apart by. */
const HEAVY = 300;

/**
 * Puts pages into families, by those of their tags, classes and ids that many rules are about: a
 * drawn screen, a table, a walk-through; and by the parts of their classes, which tell the product. What a family has in common is worked out once.
 *
 * @returns a function from the names of a page to the name of its family
 */
export function pageFamilies(css: string): (names: Iterable<string>) => string {
  const weights = new Map<string, number>();
  const parts = new Set<string>();
  postcss.parse(css).walkRules((rule) => {
    const length = rule.toString().length;
    for (const part of rule.selectors.flatMap(requiredParts)) parts.add(part);
    for (const name of new Set(rule.selectors.flatMap(requiredNames))) {
      weights.set(name, (weights.get(name) ?? 0) + length);
    }
  });
  return (names) => {
    const own = [...names];
    const heavy = own.filter((name) => (weights.get(name) ?? 0) >= HEAVY);
    const borne = [...parts].filter((part) => hasPart(own, part));
    return [...heavy, ...borne].sort().join(' ');
  };
}
