import { distance } from 'fastest-levenshtein';
import type { Address } from '../../../site/addresses';
import { withoutAccents } from '../../../text/accents';

/** Most pages that are suggested. */
const MOST = 3;

/** Above it two addresses are no longer alike: the share of letters that differ. */
const FARTHEST = 0.3;

/** What a level that is missing or too many counts as. */
const COST_OF_A_LEVEL = 0.06;

/** The levels of an address as this site spells them: no accents, capitals, underscores or file endings. */
function levelsOf(path: string): string[] {
  const spelt = withoutAccents(path.toLowerCase())
    .replace(/\.(html?|mdx?|aspx?|php)$/, '')
    .replace(/[\s_+]+/g, '-');
  return spelt.split('/').filter((level) => level !== '' && level !== 'index');
}

function difference(one: string, other: string): number {
  return distance(one, other) / Math.max(1, one.length, other.length);
}

/** How far an address is from a page: by all its letters, or by its last levels when others lack. */
function farness(asked: readonly string[], known: readonly string[]): number {
  const whole = difference(asked.join('/'), known.join('/'));
  const common = Math.min(asked.length, known.length, 2);
  const ends = difference(asked.slice(-common).join('/'), known.slice(-common).join('/'));
  const lacking = Math.abs(asked.length - known.length);
  const last = difference(asked[asked.length - 1] ?? '', known[known.length - 1] ?? '');
  const strayed = asked.slice(0, -1).filter((level) => !known.includes(level)).length;
  return Math.min(
    whole,
    ends + COST_OF_A_LEVEL * (lacking + 1),
    // The name of the page alone, at another place or with levels left out on the way.
    last + COST_OF_A_LEVEL * strayed,
  );
}

/** What the last level of an address asks for, in words that the search reads. */
export function wordsOf(path: string): string {
  return (levelsOf(path).pop() ?? '').replaceAll('-', ' ');
}

/** The pages whose addresses are most like one that leads nowhere, the nearest first; none when none is alike. */
export function nearestAddresses(path: string, known: readonly Address[]): Address[] {
  const asked = levelsOf(path);
  if (asked.length === 0) return [];
  return known
    .map((address) => ({ address, far: farness(asked, levelsOf(address[0])) }))
    .filter(({ far }) => far <= FARTHEST)
    .sort((a, b) => a.far - b.far)
    .slice(0, MOST)
    .map(({ address }) => address);
}
