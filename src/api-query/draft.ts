import type { ApiAnswer } from './answer';
import type { ApiModel, OperatorName } from './model';
import { encodePart } from './request';

/** A condition as it is being written; any part of it may still be wrong. */
export interface FilterDraft {
  readonly id: number;
  readonly column: string;
  readonly operator: OperatorName;
  readonly value: string;
}

export interface OrderDraft {
  readonly id: number;
  readonly column: string;
  readonly descending: boolean;
}

/** A query that brings the whole entity. */
export function emptyDraft(entity: string) {
  return {
    entity,
    kind: 'list' as 'list' | 'record',
    /** Key of the record; counts only for a record. */
    recordKey: '',
    /** Columns to bring, in their order; none stands for all of them. */
    columns: [] as readonly string[],
    filters: [] as readonly FilterDraft[],
    order: [] as readonly OrderDraft[],
    limit: '',
    page: '',
    countOnly: false,
  };
}

/** A query as the reader is putting it together. */
export type QueryDraft = Readonly<ReturnType<typeof emptyDraft>>;

/** The target that a draft asks for, encoded; what was left empty stays out of it. */
export function targetOf(draft: QueryDraft): string {
  const isList = draft.kind === 'list';
  const order = draft.order.map(({ column, descending }) => (descending ? `-${column}` : column));
  const filters = draft.filters.map(({ column, operator, value }) => {
    return ['filtro', `${column}:${operator}:${value}`] as const;
  });
  const ofList = [
    ...filters,
    ['orden', order.join(',')],
    ['limite', draft.limit.trim()],
    ['pagina', draft.page.trim()],
    ['contar', draft.countOnly ? 'si' : ''],
  ] as const;
  const search = [['columnas', draft.columns.join(',')] as const, ...(isList ? ofList : [])]
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${encodePart(value)}`)
    .join('&');
  const pathname = isList ? draft.entity : `${draft.entity}/${encodePart(draft.recordKey.trim())}`;
  return `/${pathname}${search && `?${search}`}`;
}

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
