import { type Declaration, type Root, Rule } from 'postcss';

/** Selectors that choose the root element and nothing else. */
const ROOT = /^(?:(?::root|html)(?:\[[^\]]*\])*|(?:\[[^\]]*\])+:root)$/;
const READ = /var\(\s*(--[\w-]+)\s*(?:,[^()]*)?\)(?=(.?))/g;
/** A longer value that several rules read weighs less once, under its name. */
const LONGEST = 60;

function definitionsIn(root: Root): Map<string, Declaration[]> {
  const definitions = new Map<string, Declaration[]>();
  root.walkDecls(/^--/, (declaration) => {
    const others = definitions.get(declaration.prop) ?? [];
    definitions.set(declaration.prop, [...others, declaration]);
  });
  return definitions;
}

/** Whether a selector chooses the root element and nothing else. */
export function isRootSelector(selector: string): boolean {
  return ROOT.test(selector);
}

function selectorsOf({ parent }: Declaration): string[] {
  return parent instanceof Rule ? parent.selectors : [];
}

function isOnRoot(declaration: Declaration): boolean {
  return selectorsOf(declaration).every(isRootSelector);
}

/** Whether a definition holds in every theme, size and state. */
function isUnconditional(declaration: Declaration): boolean {
  return declaration.parent?.parent?.type === 'root' && selectorsOf(declaration).includes(':root');
}

/** Puts values in place of names; minified CSS may need a space where a bracket parted two values. */
function withValues(text: string, values: ReadonlyMap<string, string>): string {
  return text.replace(READ, (all, name: string, next: string) => {
    const value = values.get(name);
    if (value === undefined) return all;
    return /[\w.#-]/.test(next) ? `${value} ` : value;
  });
}

/**
 * Writes the value of a custom property where it is read, when the root gives it one value, always,
 * and nothing else gives it another. Values that read properties are written too, as long as those
 * belong to the root alone: they are then the same wherever they are read.
 *
 * @param setByPages names of the properties that the pages set in a `style`
 */
export function writeSingleProperties(root: Root, setByPages: ReadonlySet<string>): void {
  const definitions = definitionsIn(root);
  const rootOnly = new Set(
    [...definitions]
      .filter(([name, all]) => !setByPages.has(name) && all.every(isOnRoot))
      .map(([name]) => name),
  );
  const waiting = new Map(
    [...definitions].flatMap(([name, [first, another]]) =>
      first && !another && rootOnly.has(name) && isUnconditional(first)
        ? [[name, first.value]]
        : [],
    ),
  );
  const values = new Map<string, string>();
  let before = -1;
  while (values.size > before) {
    before = values.size;
    for (const [name, own] of waiting) {
      const value = withValues(own, values);
      const reads = [...value.matchAll(READ)].map(([, other = '']) => other);
      if (
        value.length > LONGEST ||
        reads.some((other) => waiting.has(other) || !rootOnly.has(other))
      )
        continue;
      values.set(name, value);
      waiting.delete(name);
    }
  }
  root.walkDecls((declaration) => {
    declaration.value = withValues(declaration.value, values);
  });
}
