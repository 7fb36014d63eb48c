import { closest, distance } from 'fastest-levenshtein';

/** «unknown X» said helpfully: names the nearest known spelling when one is close. */
export function unknownName(name: string, known: readonly string[]): string {
  if (known.length === 0) return `«${name}» is not known, and nothing of its kind is`;
  const candidate = closest(name, known);
  const isClose = distance(name, candidate) <= Math.max(3, Math.ceil(name.length / 3));
  return isClose
    ? `«${name}» is not known; did you mean «${candidate}»?`
    : `«${name}» is not known`;
}
