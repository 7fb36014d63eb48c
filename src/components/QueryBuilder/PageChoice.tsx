import type { Dispatch, ReactNode } from 'react';
import type { QueryDraft } from '../../api-query/draft';
import type { ApiLimits } from '../../api-query/model';
import type { DraftChange } from './draft-changes';
import { controls } from './form-values';
import styles from './styles.module.css';

interface Props {
  readonly limits: ApiLimits;
  readonly draft: QueryDraft;
  readonly dispatch: Dispatch<DraftChange>;
}

/** Which page of the list, and whether its count is enough. */
export default function PageChoice({ limits, draft, dispatch }: Props): ReactNode {
  const change = (fields: Partial<QueryDraft>) => dispatch({ type: 'fields', fields });
  return (
    <fieldset className={styles.group}>
      <legend>Página</legend>
      <div className={styles.row}>
        <label className={styles.field}>
          Filas por página
          <input
            name={controls.limit}
            value={draft.limit}
            inputMode="numeric"
            autoComplete="off"
            placeholder={String(limits.defaultRows)}
            onChange={(event) => change({ limit: event.target.value })}
          />
        </label>
        <label className={styles.field}>
          Página
          <input
            name={controls.page}
            value={draft.page}
            inputMode="numeric"
            autoComplete="off"
            placeholder="1"
            onChange={(event) => change({ page: event.target.value })}
          />
        </label>
        <label className={styles.choice}>
          <input
            type="checkbox"
            name={controls.countOnly}
            checked={draft.countOnly}
            onChange={(event) => change({ countOnly: event.target.checked })}
          />
          Solo contar
        </label>
      </div>
    </fieldset>
  );
}
