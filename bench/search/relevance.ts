import type { SiteSearcher } from '../../plugins/search/engine/searcher';
import { type LabelledQuery, routeOf } from './labelled-queries';

/** Results looked at for each query. */
const DEPTH = 10;

/** What an answer is worth for a query. */
export interface Judged {
  /** 1 / rank of the first right page among the first ten, 0 without one. */
  reciprocalRank: number;
  /** Whether the page of the answer before the results is right; undefined where there is none. */
  isBoxRight: boolean | undefined;
}

/** How well a search answers a set of queries; shares from 0 to 1. */
export interface Relevance {
  queries: number;
  /** Mean reciprocal rank. */
  mrr: number;
  /** Share of queries whose first page is right. */
  top1: number;
  /** Share of queries without a right page in ten. */
  missed: number;
  /** How many queries have an answer before the results, and how many of those are of a right page. */
  boxes: number;
  rightBoxes: number;
}

/** Judges an answer: its routes best first, each page once, and that of its box. */
export function judge(
  routes: readonly string[],
  box: string | undefined,
  right: readonly string[],
): Judged {
  const first = routes.slice(0, DEPTH).findIndex((route) => right.includes(route));
  return {
    reciprocalRank: first < 0 ? 0 : 1 / (first + 1),
    isBoxRight: box === undefined ? undefined : right.includes(box),
  };
}

/** Sums up judged queries. */
export function summarise(judged: readonly Judged[]): Relevance {
  const shareOf = (isOne: (one: Judged) => boolean) => judged.filter(isOne).length / judged.length;
  return {
    queries: judged.length,
    mrr: judged.reduce((sum, { reciprocalRank }) => sum + reciprocalRank, 0) / judged.length,
    top1: shareOf(({ reciprocalRank }) => reciprocalRank === 1),
    missed: shareOf(({ reciprocalRank }) => reciprocalRank === 0),
    boxes: judged.filter(({ isBoxRight }) => isBoxRight !== undefined).length,
    rightBoxes: judged.filter(({ isBoxRight }) => isBoxRight).length,
  };
}

/** Relevance of a search over some queries; nobody says which product is being read. */
export function measureRelevance(
  queries: readonly LabelledQuery[],
  searcher: SiteSearcher,
): Relevance {
  return summarise(
    queries.map(({ text, routes }) => {
      const { hits, box } = searcher.query(text, { limit: DEPTH });
      const found = hits.map(({ url }) => routeOf(url));
      return judge(found, box && routeOf(box.url), routes);
    }),
  );
}
