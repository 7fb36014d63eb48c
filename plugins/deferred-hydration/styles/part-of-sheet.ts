import postcss, { type Root, type Rule } from 'postcss';
import { dropEmptyRules } from './critical-css';
import { dropUnreadProperties } from './unread-properties';

/** Selectors that choose the root element and nothing else. */
const ROOT = /^(?:(?::root|html)(?:\[[^\]]*\])*|(?:\[[^\]]*\])+:root)$/;

function isOfRoot(rule: Rule): boolean {
  return rule.selectors.every((selector) => ROOT.test(selector));
}

function keepRules(root: Root, isAbout: (selector: string) => boolean): void {
  root.walkRules((rule) => {
    if (isOfRoot(rule)) return;
    const kept = rule.selectors.filter(isAbout);
    if (kept.length > 0) rule.selectors = kept;
    else rule.remove();
  });
}

/** What stands at the root besides its custom properties is there already. */
function keepPropertiesOfRoot(root: Root): void {
  root.walkRules((rule) => {
    if (!isOfRoot(rule)) return;
    rule.walkDecls((declaration) => {
      if (!declaration.prop.startsWith('--')) declaration.remove();
    });
  });
}

/**
 * The part of a stylesheet that a script brings along for what it adds to a page.
 *
 * @param isAbout whether a selector is about what it adds
 * @param owner selector of the element that holds all of it, which gets the custom properties that are read
 *   there: given to the root, they would have the whole page styled anew
 */
export function partOfSheet(
  css: string,
  isAbout: (selector: string) => boolean,
  owner: string,
): string {
  const root = postcss.parse(css);
  root.walkAtRules('media', (rule) => {
    if (rule.params === 'print') rule.remove();
  });
  keepRules(root, isAbout);
  keepPropertiesOfRoot(root);
  dropUnreadProperties(root, []);
  dropEmptyRules(root);
  root.walkRules((rule) => {
    if (isOfRoot(rule)) rule.selectors = rule.selectors.map((selector) => `${selector} ${owner}`);
  });
  return root.toString();
}
