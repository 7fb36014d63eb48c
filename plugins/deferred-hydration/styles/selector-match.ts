import { list } from 'postcss';

/** A functional pseudo-class and what is within, which may have parentheses of its own. */
const GROUP = /:([\w-]+)\(((?:[^()]|\([^()]*\))*)\)/g;
const ATTRIBUTE = /\[(?:"[^"]*"|[^\]])*\]/g;
const STATE = /::?[\w-]+/g;
const NAME = /(?:\\.|[\w-])+/g;

/** What a selector asks for: all of these names, and of each list one alternative. */
interface Wanted {
  names: string[];
  alternatives: string[][];
}

function parseSelector(selector: string): Wanted {
  const alternatives: string[][] = [];
  const plain = selector
    .replace(GROUP, (_all, pseudo: string, inner: string) => {
      if (pseudo === 'is' || pseudo === 'where') alternatives.push(list.comma(inner));
      return '';
    })
    .replace(ATTRIBUTE, '')
    .replace(STATE, '');
  const names = (plain.match(NAME) ?? []).map((name) => name.replaceAll('\\', ''));
  return { names, alternatives };
}

/** Selectors that were asked about: each family of pages asks about the same. */
const parsed = new Map<string, Wanted>();

function readSelector(selector: string): Wanted {
  const known = parsed.get(selector) ?? parseSelector(selector);
  parsed.set(selector, known);
  return known;
}

/**
 * Whether a selector can choose anything in pages that have these tags, classes and ids. Attributes,
 * states and what is excluded are not looked at, because they change without the client.
 */
export function canMatch(selector: string, present: ReadonlySet<string>): boolean {
  const { names, alternatives } = readSelector(selector);
  return (
    names.every((name) => present.has(name)) &&
    alternatives.every((each) => each.some((one) => canMatch(one, present)))
  );
}

/** The tags, classes and ids without which a selector chooses nothing. */
export function requiredNames(selector: string): string[] {
  return readSelector(selector).names;
}
