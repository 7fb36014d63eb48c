import { unknownName } from '../text/nearest';

/** Something for a writer to mend, told without its place, which whoever calls adds. */
export class UnplacedError extends Error {
  override name = 'UnplacedError';
}

/**
 * Finds a fact by what it is called at one of its keys.
 * @throws UnplacedError naming what was looked for and the nearest known name.
 */
export function findFact<Key extends string, Fact extends Readonly<Record<Key, string>>>(
  facts: readonly Fact[],
  key: Key,
  name: string,
  kind: string,
): Fact {
  const fact = facts.find((candidate) => candidate[key] === name);
  if (fact) return fact;
  const known = facts.map((candidate) => candidate[key]);
  throw new UnplacedError(`unknown ${kind}: ${unknownName(name, known)}`);
}

/**
 * What a record of facts has under a name.
 * @throws UnplacedError naming what was looked for and the nearest known name.
 */
export function findEntry<Entry>(
  entries: Readonly<Record<string, Entry>>,
  name: string,
  kind: string,
): Entry {
  const entry = entries[name];
  if (entry !== undefined) return entry;
  throw new UnplacedError(`unknown ${kind}: ${unknownName(name, Object.keys(entries))}`);
}
