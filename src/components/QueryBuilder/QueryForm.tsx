import type { ReactNode, RefObject } from 'react';
import type { FilterDraft, OrderDraft, QueryDraft } from '../../api-query/draft';
import type { ApiModel, EntityModel } from '../../api-query/model';
import { FilterFields, NameSelect, OrderFields } from './RowFields';
import RowList from './RowList';
import { controls, readForm } from './read-form';
import styles from './styles.module.css';

interface PartProps {
  readonly api: ApiModel;
  readonly entity: EntityModel;
  readonly draft: QueryDraft;
}

/** What is asked for: an entity, and a list of its rows or one record by its key. */
function EntityChoice({ api, entity, draft }: PartProps): ReactNode {
  const kinds = [
    ['list', 'Una lista'],
    ['record', 'Un registro'],
  ];
  return (
    <div className={`${styles.row} ${styles.wideRow}`}>
      <NameSelect
        label="Entidad"
        name={controls.entity}
        defaultValue={draft.entity}
        options={api.entities}
      />
      <fieldset className={styles.choices}>
        <legend>Qué trae</legend>
        {kinds.map(([kind, label]) => (
          <label key={kind} className={styles.choice}>
            <input
              type="radio"
              name={controls.kind}
              value={kind}
              defaultChecked={draft.kind === kind}
            />
            {label}
          </label>
        ))}
      </fieldset>
      {draft.kind === 'record' && (
        <label key={entity.name} className="campo">
          Clave ({entity.key})
          <input
            name={controls.recordKey}
            defaultValue={draft.recordKey}
            autoComplete="off"
            required
          />
        </label>
      )}
    </div>
  );
}

/** The columns that the answer brings, in the order in which they are checked. */
function ColumnChoice({ entity, draft }: PartProps): ReactNode {
  return (
    <fieldset className={styles.group}>
      <legend>Columnas</legend>
      <p className={styles.hint}>
        Llegan en el orden en que las marca. Sin marcar ninguna, llegan todas.
      </p>
      <div className={styles.columns}>
        {entity.columns.map(({ name }) => (
          <label key={name} className={styles.choice}>
            <input
              type="checkbox"
              name={controls.column}
              value={name}
              defaultChecked={draft.columns.includes(name)}
            />
            <code>{name}</code>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Which page of the list, and whether its count is enough. */
function PageChoice({ api, draft }: PartProps): ReactNode {
  const fields = [
    ['Filas por página', controls.limit, draft.limit, String(api.limits.defaultRows)],
    ['Página', controls.page, draft.page, '1'],
  ] as const;
  return (
    <fieldset className={styles.group}>
      <legend>Página</legend>
      <div className={styles.row}>
        {fields.map(([label, name, value, placeholder]) => (
          <label key={name} className="campo">
            {label}
            <input
              name={name}
              defaultValue={value}
              placeholder={placeholder}
              inputMode="numeric"
              autoComplete="off"
            />
          </label>
        ))}
        <label className={styles.choice}>
          <input type="checkbox" name={controls.countOnly} defaultChecked={draft.countOnly} />
          Solo contar
        </label>
      </div>
    </fieldset>
  );
}

interface Props extends PartProps {
  readonly formRef: RefObject<HTMLFormElement | null>;
  readonly onChange: (draft: QueryDraft) => void;
  /** What the reader is told below the choices. */
  readonly children: ReactNode;
}

/** The choices of a query. Its controls hold what was chosen; the draft is read from them. */
export default function QueryForm({ formRef, onChange, children, ...parts }: Props): ReactNode {
  const { api, entity, draft } = parts;
  const { maxFilters, maxOrderColumns } = api.limits;
  return (
    // Until the page answers, a form of this method sends nothing and reloads nothing.
    <form
      ref={formRef}
      method="dialog"
      className={styles.form}
      onInput={(event) => onChange(readForm(event.currentTarget, draft))}
    >
      <EntityChoice {...parts} />
      {/* Another entity has other columns, so the rest begins anew with it. */}
      <ColumnChoice key={`columnas ${entity.name}`} {...parts} />
      {draft.kind === 'list' && (
        <div key={entity.name}>
          <RowList
            name="Filtro"
            legend="Filtros"
            hint={`Las filas deben cumplirlos todos. Caben ${maxFilters}.`}
            rows={draft.filters}
            most={maxFilters}
            added={{ column: entity.key, operator: 'igual', value: '' }}
            onChange={(filters) => onChange({ ...draft, filters })}
          >
            {(filter: FilterDraft) => <FilterFields api={api} entity={entity} filter={filter} />}
          </RowList>
          <RowList
            name="Orden"
            legend="Orden"
            rows={draft.order}
            most={maxOrderColumns}
            added={{ column: entity.key, descending: false }}
            onChange={(order) => onChange({ ...draft, order })}
          >
            {(order: OrderDraft) => <OrderFields entity={entity} order={order} />}
          </RowList>
          <PageChoice {...parts} />
        </div>
      )}
      {children}
    </form>
  );
}
