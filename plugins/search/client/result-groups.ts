import type { SearchHit } from '../engine/types';

/** Hits of one product, in the order of their rank. */
export interface ResultGroup {
  readonly product: string;
  readonly hits: readonly SearchHit[];
}

/** Groups ranked hits by product; the product of the best hit comes first. */
export function groupByProduct(hits: readonly SearchHit[]): ResultGroup[] {
  const groups = new Map<string, SearchHit[]>();
  for (const hit of hits) {
    const group = groups.get(hit.product);
    if (group) group.push(hit);
    else groups.set(hit.product, [hit]);
  }
  return [...groups].map(([product, ofProduct]) => ({ product, hits: ofProduct }));
}
