import type { Dispatch, ReactNode } from 'react';
import type { QueryDraft } from '../../api-query/draft';
import type { ApiModel, EntityModel } from '../../api-query/model';
import AddButton from './AddButton';
import ColumnSelect from './ColumnSelect';
import type { DraftChange } from './draft-changes';
import { controls } from './form-values';
import styles from './styles.module.css';
import { useRowFocus } from './use-row-focus';

interface Props {
  readonly api: ApiModel;
  readonly entity: EntityModel;
  readonly draft: QueryDraft;
  readonly dispatch: Dispatch<DraftChange>;
}

/** The columns that the rows are ordered by, the first one first. */
export default function OrderList({ api, entity, draft, dispatch }: Props): ReactNode {
  const { listRef, addRef, expect } = useRowFocus(draft.order);
  const isFull = draft.order.length >= api.limits.maxOrderColumns;
  return (
    <fieldset className={styles.group}>
      <legend>Orden</legend>
      <div ref={listRef}>
        {draft.order.map((order, index) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset inside the fieldset of the order would read its legend twice.
          <div key={order.id} role="group" aria-label={`Orden ${index + 1}`} className={styles.row}>
            <ColumnSelect
              name={controls.orderColumn}
              entity={entity}
              value={order.column}
              onChange={(column) => dispatch({ type: 'changeOrder', order: { ...order, column } })}
            />
            <label className={styles.field}>
              Sentido
              <select
                name={controls.orderDirection}
                value={order.descending ? 'descendente' : 'ascendente'}
                onChange={(event) => {
                  const descending = event.target.value === 'descendente';
                  dispatch({ type: 'changeOrder', order: { ...order, descending } });
                }}
              >
                <option value="ascendente">Menor a mayor</option>
                <option value="descendente">Mayor a menor</option>
              </select>
            </label>
            <button
              type="button"
              className={styles.plainButton}
              aria-label={`Quitar el orden ${index + 1}`}
              onClick={() => {
                expect('removed');
                dispatch({ type: 'removeOrder', id: order.id });
              }}
            >
              Quitar
            </button>
          </div>
        ))}
      </div>
      <AddButton
        buttonRef={addRef}
        isFull={isFull}
        onAdd={() => {
          expect('added');
          dispatch({ type: 'addOrder', column: entity.key });
        }}
      >
        Agregar orden
      </AddButton>
    </fieldset>
  );
}
