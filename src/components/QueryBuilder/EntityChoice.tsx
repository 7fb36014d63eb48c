import type { Dispatch, ReactNode } from 'react';
import type { QueryDraft } from '../../api-query/draft';
import type { ApiModel, EntityModel } from '../../api-query/model';
import type { DraftChange } from './draft-changes';
import { controls } from './form-values';
import styles from './styles.module.css';

interface Props {
  readonly api: ApiModel;
  readonly entity: EntityModel;
  readonly draft: QueryDraft;
  readonly dispatch: Dispatch<DraftChange>;
}

/** What is asked for: an entity, and a list of its rows or one record by its key. */
export default function EntityChoice({ api, entity, draft, dispatch }: Props): ReactNode {
  const kinds = [
    { kind: 'list', label: 'Una lista' },
    { kind: 'record', label: 'Un registro' },
  ] as const;
  return (
    <div className={`${styles.row} ${styles.wideRow}`}>
      <label className={styles.field}>
        Entidad
        <select
          name={controls.entity}
          value={draft.entity}
          onChange={(event) => dispatch({ type: 'entity', entity: event.target.value })}
        >
          {api.entities.map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <fieldset className={styles.choices}>
        <legend>Qué trae</legend>
        {kinds.map(({ kind, label }) => (
          <label key={kind} className={styles.choice}>
            <input
              type="radio"
              name={controls.kind}
              value={kind}
              checked={draft.kind === kind}
              onChange={() => dispatch({ type: 'fields', fields: { kind } })}
            />
            {label}
          </label>
        ))}
      </fieldset>
      {draft.kind === 'record' && (
        <label className={styles.field}>
          Clave ({entity.key})
          <input
            name={controls.recordKey}
            value={draft.recordKey}
            autoComplete="off"
            required
            onChange={(event) =>
              dispatch({ type: 'fields', fields: { recordKey: event.target.value } })
            }
          />
        </label>
      )}
    </div>
  );
}
