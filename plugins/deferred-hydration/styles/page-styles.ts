import { readFile } from 'node:fs/promises';
import path from 'node:path';
import postcss from 'postcss';
import { groupBy } from '../../../src/text/group-by';
import type { BuiltPage } from '../static-page';
import { criticalCss } from './critical-css';
import { namesOfPage, namesOfPages } from './page-names';
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
  return (names) => {
    const heavy = [...names].filter((name) => (weights.get(name) ?? 0) >= HEAVY);
    return heavy.sort().join(' ');
  };
}

/** The stylesheet that all pages of a build share. @throws Error naming two that differ */
export async function sharedStylesheet(
  outDir: string,
  baseUrl: string,
  pages: Iterable<BuiltPage>,
): Promise<string> {
  const [address = '', another] = new Set([...pages].map(({ stylesheet }) => stylesheet));
  if (another)
    throw new Error(`Pages have two stylesheets, ${address} and ${another}; expected one.`);
  return readFile(path.join(outDir, address.slice(baseUrl.length)), 'utf8');
}

/**
 * Makes the rules that pages wait for, one set for each family of pages.
 *
 * @param addedStyles rules that a script adds to the page, which read its custom properties
 * @returns the rules of each page
 */
export function pageStyles(
  css: string,
  pages: readonly BuiltPage[],
  addedStyles: string,
): Map<BuiltPage, string> {
  const familyOf = pageFamilies(css);
  const read = pages.map((page) => ({ page, own: namesOfPage(page.html) }));
  const families = groupBy(read, ({ own }) => familyOf(own.names));
  const added = namesOfPage(addedStyles);
  const sheet = postcss.parse(css);
  return new Map(
    [...families.values()].flatMap((members) => {
      const rules = criticalCss(sheet, namesOfPages([...members.map(({ own }) => own), added]));
      return members.map(({ page }) => [page, rules] as const);
    }),
  );
}
