import type { SearchAnswer, Searcher } from '../engine/types';
import type { SearchQuestion } from './messages';

/** More hits than any product has sections that fit one query. */
const ALL_HITS = 10_000;

/**
 * Answers a question, keeping only the hits of the product it names, if it names one; `total` then
 * counts those.
 */
export function answerQuestion(searcher: Searcher, question: SearchQuestion): SearchAnswer {
  const { text, product, ...options } = question;
  if (product === undefined) return searcher.query(text, options);

  const answer = searcher.query(text, { ...options, limit: ALL_HITS });
  const hits = answer.hits.filter((hit) => hit.product === product);
  return { ...answer, hits: hits.slice(0, question.limit), total: hits.length };
}
