import { closest, distance } from 'fastest-levenshtein';

/** The nearest known spelling of a name; undefined when none is close. */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  if (known.length === 0) return undefined;
  const candidate = closest(name, known);
  const isClose = distance(name, candidate) <= Math.max(3, Math.ceil(name.length / 3));
  return isClose ? candidate : undefined;
}

/** «unknown X» said helpfully: names the nearest known spelling when one is close. */
export function unknownName(name: string, known: readonly string[]): string {
  if (known.length === 0) return `«${name}» is not known, and nothing of its kind is`;
  const candidate = nearestName(name, known);
  return candidate === undefined
    ? `«${name}» is not known`
    : `«${name}» is not known; did you mean «${candidate}»?`;
}
