import type { ReactNode, RefObject } from 'react';
import type { QueryDraft } from '../../api-query/draft';
import {
  type ApiModel,
  type EntityModel,
  kindOf,
  type OperatorName,
  type ValueKind,
} from '../../api-query/model';
import Field from './Field';
import RowList from './RowList';
import { readForm } from './read-form';
import styles from './styles.module.css';

const HINTS: Readonly<Record<ValueKind, string>> = {
  texto: 'Texto, sin comillas',
  numero: 'Número sin miles; el decimal va con punto',
  fecha: 'Fecha como 2026-03-31',
  booleano: 'true o false',
};

/** How the value of a filter is written. */
function valueHint(entity: EntityModel, filtered: string, operator: OperatorName): string {
  if (operator === 'vacio') return 'si o no';
  const column = entity.columns.find(({ name }) => name === filtered);
  const hint = HINTS[column ? kindOf(column.type) : 'texto'];
  if (operator === 'entre') return `Dos valores separados por coma. ${hint}`;
  if (operator === 'en') return `Valores separados por coma. ${hint}`;
  return hint;
}

const KINDS = [
  ['list', 'Una lista'],
  ['record', 'Un registro'],
];

const DIRECTIONS = [
  { name: 'false', words: 'Menor a mayor' },
  { name: 'true', words: 'Mayor a menor' },
];

interface Parts {
  readonly api: ApiModel;
  readonly entity: EntityModel;
  readonly draft: QueryDraft;
}

interface EditedParts extends Parts {
  readonly onChange: (draft: QueryDraft) => void;
}

interface Props extends EditedParts {
  readonly formRef: RefObject<HTMLFormElement | null>;
  /** What the reader is told below the choices. */
  readonly children: ReactNode;
}

function EntityChoice({ api, entity, draft }: Parts): ReactNode {
  return (
    <div className={`${styles.row} ${styles.wideRow}`}>
      <Field label="Entidad" name="entity" defaultValue={draft.entity} options={api.entities} />
      <fieldset className={styles.choices}>
        <legend>Qué trae</legend>
        {KINDS.map(([kind, label]) => (
          <label key={kind} className={styles.choice}>
            <input type="radio" name="kind" value={kind} defaultChecked={draft.kind === kind} />
            {label}
          </label>
        ))}
      </fieldset>
      {draft.kind === 'record' && (
        <Field
          key={entity.name}
          label={`Clave (${entity.key})`}
          name="recordKey"
          defaultValue={draft.recordKey}
          required
        />
      )}
    </div>
  );
}

function ColumnChoices({ entity, draft }: Omit<Parts, 'api'>): ReactNode {
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
              name="columns"
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

function FilterRows({ api, entity, draft, onChange }: EditedParts): ReactNode {
  return (
    <RowList
      name="Filtro"
      legend="Filtros"
      hint={`Las filas deben cumplirlos todos. Caben ${api.limits.maxFilters}.`}
      rows={draft.filters}
      most={api.limits.maxFilters}
      added={{ column: entity.key, operator: 'igual' as OperatorName, value: '' }}
      onChange={(filters) => onChange({ ...draft, filters })}
    >
      {({ id, column, operator, value }) => (
        <>
          <Field
            label="Columna"
            name="filters.column"
            defaultValue={column}
            options={entity.columns}
          />
          <Field
            label="Operador"
            name="filters.operator"
            defaultValue={operator}
            options={api.operators}
          />
          <Field
            label="Valor"
            name="filters.value"
            defaultValue={value}
            required
            aria-describedby={`como-se-escribe-${id}`}
          />
          <p id={`como-se-escribe-${id}`} className={styles.rowHint}>
            {valueHint(entity, column, operator)}
          </p>
        </>
      )}
    </RowList>
  );
}

function OrderRows({ api, entity, draft, onChange }: EditedParts): ReactNode {
  return (
    <RowList
      name="Orden"
      legend="Orden"
      rows={draft.order}
      most={api.limits.maxOrderColumns}
      added={{ column: entity.key, descending: false }}
      onChange={(order) => onChange({ ...draft, order })}
    >
      {({ column, descending }) => (
        <>
          <Field
            label="Columna"
            name="order.column"
            defaultValue={column}
            options={entity.columns}
          />
          <Field
            label="Sentido"
            name="order.descending"
            defaultValue={String(descending)}
            options={DIRECTIONS}
          />
        </>
      )}
    </RowList>
  );
}

function Paging({ api, draft }: Omit<Parts, 'entity'>): ReactNode {
  return (
    <fieldset className={styles.group}>
      <legend>Página</legend>
      <div className={styles.row}>
        <Field
          label="Filas por página"
          name="limit"
          defaultValue={draft.limit}
          placeholder={String(api.limits.defaultRows)}
          inputMode="numeric"
        />
        <Field
          label="Página"
          name="page"
          defaultValue={draft.page}
          placeholder="1"
          inputMode="numeric"
        />
        <label className={styles.choice}>
          <input type="checkbox" name="countOnly" defaultChecked={draft.countOnly} />
          Solo contar
        </label>
      </div>
    </fieldset>
  );
}

/** The choices of a query. Its controls hold what was chosen; the draft is read from them. */
export default function QueryForm({ formRef, children, ...parts }: Props): ReactNode {
  const { entity, draft, onChange } = parts;
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
      <ColumnChoices key={`columnas ${entity.name}`} {...parts} />
      {draft.kind === 'list' && (
        <div key={entity.name}>
          <FilterRows {...parts} />
          <OrderRows {...parts} />
          <Paging {...parts} />
        </div>
      )}
      {children}
    </form>
  );
}
