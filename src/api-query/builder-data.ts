import type { ApiAnswer } from './answer';
import type { QueryDraft } from './draft';
import type { ApiModel } from './model';

/** A request that was sent, and what it was answered. */
export interface Exchange {
  readonly target: string;
  readonly answer: ApiAnswer;
}

/** What the page of the query builder carries: the API, and the answered query it begins with. */
export interface BuilderData {
  readonly api: ApiModel;
  /** What the reader can do about an error, by its code, in plain words. */
  readonly remedies: Readonly<Record<string, string>>;
  readonly start: { readonly draft: QueryDraft; readonly exchange: Exchange };
}
