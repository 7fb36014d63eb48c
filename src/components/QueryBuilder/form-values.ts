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
 * What the controls hold in the page. A reader may have changed them before the page answered, and
 * browsers fill them in again on the way back.
 */
export function readForm(form: HTMLFormElement, draft: QueryDraft): QueryDraft {
  const data = new FormData(form);
  const textOf = (name: string) => String(data.get(name) ?? '');
  const textsOf = (name: string) => data.getAll(name).map(String);
  const entity = textOf(controls.entity);
  const shared = {
    entity,
    kind: textOf(controls.kind) === 'record' ? 'record' : 'list',
    limit: textOf(controls.limit),
    page: textOf(controls.page),
    countOnly: data.has(controls.countOnly),
  } as const;
  // The columns in the page are still those of the entity before.
  if (entity !== draft.entity) return { ...emptyDraft(entity), ...shared };
  const checked = textsOf(controls.column);
  const columns = draft.columns.filter((column) => checked.includes(column));
  const filterColumns = textsOf(controls.filterColumn);
  const operators = textsOf(controls.filterOperator);
  const values = textsOf(controls.filterValue);
  const orderColumns = textsOf(controls.orderColumn);
  const directions = textsOf(controls.orderDirection);
  return {
    ...draft,
    ...shared,
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
      descending: directions[index] === 'descendente',
    })),
  };
}
