import type { SearchAnswer, SearchOptions } from '../engine/types';

/** Why the search failed, as far as a reader can do something about it. */
export type FailureCause = 'unreachable' | 'corrupt' | 'exhausted';

/** A question to the worker. */
export interface SearchQuestion extends SearchOptions {
  readonly text: string;
}

/** What the page sends to the worker. The files are the UTF-8 bytes as they were fetched. */
export type ToWorker =
  | { readonly type: 'load'; readonly docs: ArrayBuffer; readonly index: ArrayBuffer }
  | { readonly type: 'load-texts'; readonly texts: ArrayBuffer }
  | { readonly type: 'ask'; readonly id: number; readonly question: SearchQuestion };

/** What the worker sends back. */
export type FromWorker =
  | { readonly type: 'ready'; readonly options: { maxHits: number; highlightResult: boolean } }
  | { readonly type: 'corrupt'; readonly reason: string }
  | { readonly type: 'texts-read' }
  | { readonly type: 'texts-corrupt'; readonly reason: string }
  | { readonly type: 'answer'; readonly id: number; readonly answer: SearchAnswer };
