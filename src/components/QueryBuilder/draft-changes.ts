import {
  emptyDraft,
  type FilterDraft,
  type OrderDraft,
  type QueryDraft,
} from '../../api-query/draft';

/** What the reader did to the query. */
export type DraftChange =
  | { readonly type: 'entity'; readonly entity: string }
  | { readonly type: 'fields'; readonly fields: Partial<QueryDraft> }
  | { readonly type: 'column'; readonly column: string; readonly checked: boolean }
  | { readonly type: 'addFilter'; readonly column: string }
  | { readonly type: 'changeFilter'; readonly filter: FilterDraft }
  | { readonly type: 'removeFilter'; readonly id: number }
  | { readonly type: 'addOrder'; readonly column: string }
  | { readonly type: 'changeOrder'; readonly order: OrderDraft }
  | { readonly type: 'removeOrder'; readonly id: number };

function nextId(items: readonly { readonly id: number }[]): number {
  return Math.max(-1, ...items.map((item) => item.id)) + 1;
}

function replaced<Item extends { readonly id: number }>(
  items: readonly Item[],
  item: Item,
): Item[] {
  return items.map((held) => (held.id === item.id ? item : held));
}

/** The query after a change. Another entity has other columns, so the query begins anew with it. */
export function changeDraft(draft: QueryDraft, change: DraftChange): QueryDraft {
  switch (change.type) {
    case 'entity':
      return { ...emptyDraft(change.entity), kind: draft.kind };
    case 'fields':
      return { ...draft, ...change.fields };
    case 'column': {
      const others = draft.columns.filter((column) => column !== change.column);
      return { ...draft, columns: change.checked ? [...others, change.column] : others };
    }
    case 'addFilter': {
      const filter = { id: nextId(draft.filters), column: change.column, value: '' };
      return { ...draft, filters: [...draft.filters, { ...filter, operator: 'igual' }] };
    }
    case 'changeFilter':
      return { ...draft, filters: replaced(draft.filters, change.filter) };
    case 'removeFilter':
      return { ...draft, filters: draft.filters.filter(({ id }) => id !== change.id) };
    case 'addOrder': {
      const order = { id: nextId(draft.order), column: change.column, descending: false };
      return { ...draft, order: [...draft.order, order] };
    }
    case 'changeOrder':
      return { ...draft, order: replaced(draft.order, change.order) };
    case 'removeOrder':
      return { ...draft, order: draft.order.filter(({ id }) => id !== change.id) };
  }
}
