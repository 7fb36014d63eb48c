import { type Dispatch, type ReactNode, useId } from 'react';
import type { FilterDraft, QueryDraft } from '../../api-query/draft';
import {
  type ApiModel,
  type ColumnType,
  type EntityModel,
  kindOf,
  type OperatorName,
  type ValueKind,
} from '../../api-query/model';
import AddButton from './AddButton';
import ColumnSelect from './ColumnSelect';
import type { DraftChange } from './draft-changes';
import { controls } from './form-values';
import styles from './styles.module.css';
import { useRowFocus } from './use-row-focus';

const HINTS: Readonly<Record<ValueKind, string>> = {
  texto: 'Texto, sin comillas',
  numero: 'Número sin miles; el decimal va con punto',
  fecha: 'Fecha como 2026-03-31',
  booleano: 'true o false',
};

/** How the value of a filter is written. */
function valueHint(type: ColumnType | undefined, operator: OperatorName): string {
  if (operator === 'vacio') return 'si o no';
  const hint = HINTS[type ? kindOf(type) : 'texto'];
  if (operator === 'entre') return `Dos valores separados por coma. ${hint}`;
  if (operator === 'en') return `Valores separados por coma. ${hint}`;
  return hint;
}

interface Props {
  readonly api: ApiModel;
  readonly entity: EntityModel;
  readonly draft: QueryDraft;
  readonly dispatch: Dispatch<DraftChange>;
}

/** The conditions that every row must meet. */
export default function FilterList({ api, entity, draft, dispatch }: Props): ReactNode {
  const { listRef, addRef, expect } = useRowFocus(draft.filters);
  const isFull = draft.filters.length >= api.limits.maxFilters;
  return (
    <fieldset className={styles.group}>
      <legend>Filtros</legend>
      <p className={styles.hint}>
        Las filas deben cumplirlos todos. Caben {api.limits.maxFilters}.
      </p>
      <div ref={listRef}>
        {draft.filters.map((filter, index) => (
          <FilterRow
            key={filter.id}
            name={`Filtro ${index + 1}`}
            api={api}
            entity={entity}
            filter={filter}
            dispatch={dispatch}
            onRemove={() => {
              expect('removed');
              dispatch({ type: 'removeFilter', id: filter.id });
            }}
          />
        ))}
      </div>
      <AddButton
        buttonRef={addRef}
        isFull={isFull}
        onAdd={() => {
          expect('added');
          dispatch({ type: 'addFilter', column: entity.key });
        }}
      >
        Agregar filtro
      </AddButton>
    </fieldset>
  );
}

interface RowProps {
  readonly name: string;
  readonly api: ApiModel;
  readonly entity: EntityModel;
  readonly filter: FilterDraft;
  readonly dispatch: Dispatch<DraftChange>;
  readonly onRemove: () => void;
}

function FilterRow({ name, api, entity, filter, dispatch, onRemove }: RowProps): ReactNode {
  const hintId = useId();
  const change = (changed: Partial<FilterDraft>) =>
    dispatch({ type: 'changeFilter', filter: { ...filter, ...changed } });
  const type = entity.columns.find((column) => column.name === filter.column)?.type;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset inside the fieldset of the filters would read its legend twice.
    <div role="group" aria-label={name} className={styles.row}>
      <ColumnSelect
        name={controls.filterColumn}
        entity={entity}
        value={filter.column}
        onChange={(column) => change({ column })}
      />
      <label className={styles.field}>
        Operador
        <select
          name={controls.filterOperator}
          value={filter.operator}
          onChange={(event) => {
            const operator = api.operators.find((item) => item.name === event.target.value);
            if (operator) change({ operator: operator.name });
          }}
        >
          {api.operators.map((operator) => (
            <option key={operator.name}>{operator.name}</option>
          ))}
        </select>
      </label>
      <label className={styles.field}>
        Valor
        <input
          name={controls.filterValue}
          value={filter.value}
          required
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          aria-describedby={hintId}
          onChange={(event) => change({ value: event.target.value })}
        />
      </label>
      <button
        type="button"
        className={styles.plainButton}
        aria-label={`Quitar el ${name.toLowerCase()}`}
        onClick={onRemove}
      >
        Quitar
      </button>
      <p id={hintId} className={styles.rowHint}>
        {valueHint(type, filter.operator)}
      </p>
    </div>
  );
}
