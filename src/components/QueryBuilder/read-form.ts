import { emptyDraft, type QueryDraft } from '../../api-query/draft';
import type { OperatorName } from '../../api-query/model';

/**
 * The query that the controls hold in the page, each named after its place in the draft; what has no control there stays
 * as it was. A reader may have changed them before the page answered, and browsers fill them in again on the way back.
 */
export function readForm(form: HTMLFormElement, draft: QueryDraft): QueryDraft {
  const data = new FormData(form);
  const textOf = (name: string, held: string, row = 0) => String(data.getAll(name)[row] ?? held);
  const entity = textOf('entity', draft.entity);
  const kind = data.get('kind') === 'record' ? 'record' : 'list';
  // The columns in the page are still those of the entity before.
  if (entity !== draft.entity) return { ...emptyDraft(entity), kind };
  const checked = data.getAll('columns').map(String);
  const columns = draft.columns.filter((column) => checked.includes(column));
  return {
    entity,
    kind,
    recordKey: textOf('recordKey', draft.recordKey),
    limit: textOf('limit', draft.limit),
    page: textOf('page', draft.page),
    countOnly: data.has('limit') ? data.has('countOnly') : draft.countOnly,
    columns: [...new Set([...columns, ...checked])],
    filters: draft.filters.map(({ id, column, operator, value }, row) => ({
      id,
      column: textOf('filters.column', column, row),
      operator: textOf('filters.operator', operator, row) as OperatorName,
      value: textOf('filters.value', value, row),
    })),
    order: draft.order.map(({ id, column, descending }, row) => ({
      id,
      column: textOf('order.column', column, row),
      descending: textOf('order.descending', String(descending), row) === 'true',
    })),
  };
}
