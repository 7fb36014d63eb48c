import { emptyDraft, type QueryDraft } from '../../api-query/draft';
import { operatorNames } from '../../api-query/model';

/** Names of the controls of the form. */
export const controls = {
  entity: 'entidad',
  kind: 'tipo',
  recordKey: 'clave',
  column: 'columna',
  filterColumn: 'filtro-columna',
  filterOperator: 'filtro-operador',
  filterValue: 'filtro-valor',
  orderColumn: 'orden-columna',
  orderDirection: 'orden-sentido',
  limit: 'limite',
  page: 'pagina',
  countOnly: 'contar',
} as const;

/**
 * The query that the controls hold in the page; what has no control there stays as it was in the draft. A reader may have
 * changed them before the page answered, and browsers fill them in again on the way back.
 */
export function readForm(form: HTMLFormElement, draft: QueryDraft): QueryDraft {
  const data = new FormData(form);
  const textOf = (name: string, held: string) => String(data.get(name) ?? held);
  const textsOf = (name: string) => data.getAll(name).map(String);
  const entity = textOf(controls.entity, draft.entity);
  const kind = data.get(controls.kind) === 'record' ? 'record' : 'list';
  // The columns in the page are still those of the entity before.
  if (entity !== draft.entity) return { ...emptyDraft(entity), kind };
  const checked = textsOf(controls.column);
  const columns = draft.columns.filter((column) => checked.includes(column));
  const filterColumns = textsOf(controls.filterColumn);
  const operators = textsOf(controls.filterOperator);
  const values = textsOf(controls.filterValue);
  const orderColumns = textsOf(controls.orderColumn);
  const directions = textsOf(controls.orderDirection);
  return {
    entity,
    kind,
    recordKey: textOf(controls.recordKey, draft.recordKey),
    limit: textOf(controls.limit, draft.limit),
    page: textOf(controls.page, draft.page),
    countOnly: data.has(controls.limit) ? data.has(controls.countOnly) : draft.countOnly,
    columns: [...columns, ...checked.filter((column) => !columns.includes(column))],
    filters: draft.filters.map((filter, index) => ({
      id: filter.id,
      column: filterColumns[index] ?? filter.column,
      operator: operatorNames.find((name) => name === operators[index]) ?? filter.operator,
      value: values[index] ?? filter.value,
    })),
    order: draft.order.map((order, index) => ({
      id: order.id,
      column: orderColumns[index] ?? order.column,
      descending: (directions[index] ?? (order.descending && 'descendente')) === 'descendente',
    })),
  };
}
