import type { ReactNode } from 'react';
import type { EntityModel } from '../../api-query/model';
import styles from './styles.module.css';

interface Props {
  readonly name: string;
  readonly entity: EntityModel;
  readonly value: string;
  readonly onChange: (column: string) => void;
}

/** A column of the entity, to filter or to order by. */
export default function ColumnSelect({ name, entity, value, onChange }: Props): ReactNode {
  return (
    <label className={styles.field}>
      Columna
      <select name={name} value={value} onChange={(event) => onChange(event.target.value)}>
        {entity.columns.map((column) => (
          <option key={column.name}>{column.name}</option>
        ))}
      </select>
    </label>
  );
}
