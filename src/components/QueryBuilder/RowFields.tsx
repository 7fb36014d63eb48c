import { type ReactNode, useId } from 'react';
import type { FilterDraft, OrderDraft } from '../../api-query/draft';
import {
  type ApiModel,
  type ColumnType,
  type EntityModel,
  kindOf,
  type OperatorName,
  type ValueKind,
} from '../../api-query/model';
import { controls } from './read-form';
import styles from './styles.module.css';

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

interface SelectProps {
  readonly label: string;
  readonly name: string;
  readonly defaultValue: string;
  readonly options: readonly { readonly name: string }[];
}

/** A choice among things by their names. */
export function NameSelect({ label, options, ...select }: SelectProps): ReactNode {
  return (
    <label className="campo">
      {label}
      <select {...select}>
        {options.map(({ name }) => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </label>
  );
}

interface FilterProps {
  readonly api: ApiModel;
  readonly entity: EntityModel;
  readonly filter: FilterDraft;
}

/** A condition that every row must meet. */
export function FilterFields({ api, entity, filter }: FilterProps): ReactNode {
  const hintId = useId();
  const type = entity.columns.find((column) => column.name === filter.column)?.type;
  return (
    <>
      <NameSelect
        label="Columna"
        name={controls.filterColumn}
        defaultValue={filter.column}
        options={entity.columns}
      />
      <NameSelect
        label="Operador"
        name={controls.filterOperator}
        defaultValue={filter.operator}
        options={api.operators}
      />
      <label className="campo">
        Valor
        <input
          name={controls.filterValue}
          defaultValue={filter.value}
          required
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          aria-describedby={hintId}
        />
      </label>
      <p id={hintId} className={styles.rowHint}>
        {valueHint(type, filter.operator)}
      </p>
    </>
  );
}

interface OrderProps {
  readonly entity: EntityModel;
  readonly order: OrderDraft;
}

/** A column that the rows are ordered by. */
export function OrderFields({ entity, order }: OrderProps): ReactNode {
  return (
    <>
      <NameSelect
        label="Columna"
        name={controls.orderColumn}
        defaultValue={order.column}
        options={entity.columns}
      />
      <label className="campo">
        Sentido
        <select
          name={controls.orderDirection}
          defaultValue={order.descending ? 'descendente' : 'ascendente'}
        >
          <option value="ascendente">Menor a mayor</option>
          <option value="descendente">Mayor a menor</option>
        </select>
      </label>
    </>
  );
}
