import type { LabelledQuery } from './labelled-queries';

/** Results looked at for each query. */
export const DEPTH = 10;

/** How well a search answers a set of queries; shares from 0 to 1. */
export interface Relevance {
  queries: number;
  /** Mean of 1 / rank of the first right page among the first ten, 0 without one. */
  mrr: number;
  /** Share of queries whose first page is right. */
  top1: number;
  /** Share of the right pages (five at most) among the first five. */
  recall5: number;
  /** Share of queries that nothing is found for. */
  empty: number;
}

interface QueryRelevance {
  reciprocalRank: number;
  recall5: number;
  isEmpty: boolean;
}

/** What an answer, routes best first with each page once, is worth for a query. */
export function judge(routes: readonly string[], right: readonly string[]): QueryRelevance {
  const first = routes.slice(0, DEPTH).findIndex((route) => right.includes(route));
  const wanted = right.slice(0, 5);
  const found = wanted.filter((route) => routes.slice(0, 5).includes(route));
  return {
    reciprocalRank: first < 0 ? 0 : 1 / (first + 1),
    recall5: found.length / wanted.length,
    isEmpty: routes.length === 0,
  };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

/** Sums up judged queries. */
export function summarise(judged: readonly QueryRelevance[]): Relevance {
  return {
    queries: judged.length,
    mrr: mean(judged.map(({ reciprocalRank }) => reciprocalRank)),
    top1: mean(judged.map(({ reciprocalRank }) => (reciprocalRank === 1 ? 1 : 0))),
    recall5: mean(judged.map(({ recall5 }) => recall5)),
    empty: mean(judged.map(({ isEmpty }) => (isEmpty ? 1 : 0))),
  };
}

/** A search: answers a query with routes, best first, each page once. */
export type Answer = (query: LabelledQuery) => Promise<string[]> | string[];

/** Relevance of a search over all queries, under `''`, and over each kind of them. */
export async function measureRelevance(
  queries: readonly LabelledQuery[],
  answer: Answer,
): Promise<Map<string, Relevance>> {
  const byKind = new Map<string, QueryRelevance[]>([['', []]]);
  for (const query of queries) {
    const judged = judge(await answer(query), query.routes);
    byKind.get('')?.push(judged);
    byKind.set(query.kind, [...(byKind.get(query.kind) ?? []), judged]);
  }
  return new Map([...byKind].map(([kind, judged]) => [kind, summarise(judged)]));
}
