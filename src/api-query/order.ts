import { findColumn } from './filters';
import type { ApiLimits, EntityModel, Row, Value } from './model';

const spanish = new Intl.Collator('es', { sensitivity: 'base' });

function compareValues(one: Exclude<Value, null>, other: Exclude<Value, null>): number {
  if (typeof one === 'string' && typeof other === 'string') return spanish.compare(one, other);
  return Number(one) - Number(other);
}

/**
 * Reads `-fecha,documento` into a comparison of rows. Nulls come last whichever the direction, and
 * columns beyond the limit do not count.
 * @throws RequestError API-401 for an unknown column.
 */
export function readOrder(
  text: string,
  entity: EntityModel,
  limits: ApiLimits,
): (one: Row, other: Row) => number {
  const keys = text
    .split(',')
    .filter((item) => item !== '')
    .slice(0, limits.maxOrderColumns)
    .map((item) => ({
      column: findColumn(entity, item.replace(/^-/, '')).name,
      sign: item.startsWith('-') ? -1 : 1,
    }));

  return (one, other) => {
    const differences = keys.map(({ column, sign }) => {
      const [first, second] = [one[column] ?? null, other[column] ?? null];
      if (first !== null && second !== null) return compareValues(first, second) * sign;
      return Number(first === null) - Number(second === null);
    });
    return differences.find((difference) => difference !== 0) ?? 0;
  };
}
