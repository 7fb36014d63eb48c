import { list } from 'postcss';

/** A functional pseudo-class and what is within, which may have parentheses of its own. */
const GROUP = /:([\w-]+)\(((?:[^()]|\([^()]*\))*)\)/g;
/** A part of a class: pages bear the names of their kind and place from the first. */
const CLASS_PART = /\[class[*^]=(?:"([^"]*)"|([^\]]*))\]/g;
/** An attribute that a page bears for good; what others say changes without the client. */
const LASTING = /\[(data-producto)="?([^"\]]*)"?\]/g;
const ATTRIBUTE = /\[(?:"[^"]*"|[^\]])*\]/g;
const STATE = /::?[\w-]+/g;
const NAME = /(?:\\.|[\w-])+/g;

/** What a selector asks for: all of these names, of each part a name that has it, and of each list one alternative. */
interface Wanted {
  names: string[];
  parts: string[];
  alternatives: string[][];
}

function parseSelector(selector: string): Wanted {
  const alternatives: string[][] = [];
  const parts: string[] = [];
  const plain = selector
    .replace(GROUP, (_all, pseudo: string, inner: string) => {
      if (pseudo === 'is' || pseudo === 'where') alternatives.push(list.comma(inner));
      return '';
    })
    .replace(CLASS_PART, (_all, quoted?: string, bare = '') => {
      parts.push(quoted ?? bare);
      return '';
    })
    .replace(LASTING, ' $1-$2 ')
    .replace(ATTRIBUTE, '')
    .replace(STATE, '');
  const names = (plain.match(NAME) ?? []).map((name) => name.replaceAll('\\', ''));
  return { names, parts, alternatives };
}

/** Selectors that were asked about: each family of pages asks about the same. */
const parsed = new Map<string, Wanted>();

function readSelector(selector: string): Wanted {
  const known = parsed.get(selector) ?? parseSelector(selector);
  parsed.set(selector, known);
  return known;
}

/**
 * Whether a selector can choose anything in pages that have these tags, classes and ids. Other attributes,
 * states and what is excluded are not looked at, because they change without the client.
 */
export function canMatch(selector: string, present: ReadonlySet<string>): boolean {
  const { names, parts, alternatives } = readSelector(selector);
  return (
    names.every((name) => present.has(name)) &&
    parts.every((part) => hasPart(present, part)) &&
    alternatives.every((each) => each.some((one) => canMatch(one, present)))
  );
}

/** Whether a name has this part. */
export function hasPart(names: Iterable<string>, part: string): boolean {
  for (const name of names) if (name.includes(part)) return true;
  return false;
}

/** The parts of classes without one of which a selector chooses nothing. */
export function requiredParts(selector: string): string[] {
  return readSelector(selector).parts;
}

/** The tags, classes and ids without which a selector chooses nothing. */
export function requiredNames(selector: string): string[] {
  return readSelector(selector).names;
}
