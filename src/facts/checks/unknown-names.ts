import { unknownName } from '../../text/nearest';
import type { FactIssue } from '../fact-error';
import { issueAt } from '../fact-file';

/** What a name is of, and the names of its kind. */
export type Known = readonly [kind: string, names: readonly string[]];

function issueOf(fact: object, key: (string | number)[], name: unknown, known: Known): FactIssue[] {
  const [kind, names] = known;
  // A schema says where an empty text stands for none.
  if (typeof name !== 'string' || name === '' || names.includes(name)) return [];
  return [issueAt(fact, key, `unknown ${kind}`, unknownName(name, names))];
}

/** The names at some keys of a fact, alone or in lists, that nothing of their kind has, each with the nearest one. */
export function unknownNames<Fact extends object>(
  fact: Fact,
  keys: Readonly<Partial<Record<keyof Fact & string, Known>>>,
): FactIssue[] {
  return Object.entries<Known | undefined>(keys).flatMap(([key, known]) => {
    const value: unknown = Reflect.get(fact, key);
    if (known === undefined) return [];
    if (!Array.isArray(value)) return issueOf(fact, [key], value, known);
    return value.flatMap((name, index) => issueOf(fact, [key, index], name, known));
  });
}

/** The keys of a fact that nothing of their kind has. */
export function unknownKeys(fact: object, known: Known): FactIssue[] {
  return Object.keys(fact).flatMap((key) => issueOf(fact, [key], key, known));
}
