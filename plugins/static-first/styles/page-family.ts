import postcss from 'postcss';
import { requiredNames } from './selector-match';

/** Letters of rules; a name that brings fewer is not worth telling pages apart by. */
const HEAVY = 300;

/**
 * Puts pages into families, by those of their tags, classes and ids that many rules are about: a
 * drawn screen, a table, a walk-through. What a family has in common is worked out once.
 *
 * @returns a function from the names of a page to the name of its family
 */
export function pageFamilies(css: string): (names: Iterable<string>) => string {
  const weights = new Map<string, number>();
  postcss.parse(css).walkRules((rule) => {
    const length = rule.toString().length;
    for (const name of new Set(rule.selectors.flatMap(requiredNames))) {
      weights.set(name, (weights.get(name) ?? 0) + length);
    }
  });
  return (names) =>
    [...names]
      .filter((name) => (weights.get(name) ?? 0) >= HEAVY)
      .sort()
      .join(' ');
}
