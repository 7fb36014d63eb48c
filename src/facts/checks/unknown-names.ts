import { unknownName } from '../../text/nearest';
import type { FactIssue } from '../fact-error';
import { issueAt } from '../fact-file';

/** What a name is of, and the names of its kind. */
export type Known = readonly [kind: string, names: readonly string[]];

function* issueOf(fact: object, key: (string | number)[], name: unknown, [kind, names]: Known) {
  // A schema says where an empty text stands for none.
  if (typeof name !== 'string' || name === '' || names.includes(name)) return;
  yield issueAt(fact, key, `unknown ${kind}`, unknownName(name, names));
}

/** What is named at a key of a fact, alone or in a list, and nothing of its kind has, each with the nearest name. */
export function* unknownAt(fact: object, key: string, known: Known): Iterable<FactIssue> {
  const value: unknown = Reflect.get(fact, key);
  if (!Array.isArray(value)) yield* issueOf(fact, [key], value, known);
  else for (const [index, name] of value.entries()) yield* issueOf(fact, [key, index], name, known);
}

/** The same, at each of some keys. */
export function* unknownNames<Fact extends object>(
  fact: Fact,
  keys: Readonly<Partial<Record<keyof Fact & string, Known>>>,
): Iterable<FactIssue> {
  for (const [key, known] of Object.entries<Known | undefined>(keys)) {
    if (known) yield* unknownAt(fact, key, known);
  }
}

/** The keys of a fact that nothing of their kind has. */
export function* unknownKeys(fact: object, known: Known): Iterable<FactIssue> {
  for (const key of Object.keys(fact)) yield* issueOf(fact, [key], key, known);
}
