import type { Dispatch, ReactNode } from 'react';
import type { QueryDraft } from '../../api-query/draft';
import type { EntityModel } from '../../api-query/model';
import type { DraftChange } from './draft-changes';
import { controls } from './form-values';
import styles from './styles.module.css';

interface Props {
  readonly entity: EntityModel;
  readonly draft: QueryDraft;
  readonly dispatch: Dispatch<DraftChange>;
}

/** The columns that the answer brings, in the order in which they are checked. */
export default function ColumnChoice({ entity, draft, dispatch }: Props): ReactNode {
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
              checked={draft.columns.includes(name)}
              onChange={(event) =>
                dispatch({ type: 'column', column: name, checked: event.target.checked })
              }
            />
            <code>{name}</code>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
