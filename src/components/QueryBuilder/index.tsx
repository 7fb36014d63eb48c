import data from '@generated/facts/default/api.json';
import { type FormEvent, type ReactNode, useEffect, useReducer, useRef } from 'react';
import { targetOf } from '../../api-query/draft';
import type { EntityModel } from '../../api-query/model';
import AnswerView from './AnswerView';
import ColumnChoice from './ColumnChoice';
import { changeDraft } from './draft-changes';
import EntityChoice from './EntityChoice';
import FilterList from './FilterList';
import { readForm } from './form-values';
import OrderList from './OrderList';
import PageChoice from './PageChoice';
import RequestCode from './RequestCode';
import styles from './styles.module.css';
import { useAnswer } from './use-answer';

const { api, start } = data;

function entityOf(name: string): EntityModel {
  const entity = api.entities.find((item) => item.name === name);
  if (!entity) throw new Error(`${name} is not an entity of data/api/api.yaml`);
  return entity;
}

/**
 * Lets the reader put a query of the data API together and see its address, its code and its
 * answer, computed in the browser over the rows of the example company. It begins with an example
 * that is already answered, so that it can be read without a script.
 */
export default function ConstructorDeConsulta(): ReactNode {
  const [draft, dispatch] = useReducer(changeDraft, start.draft);
  const { exchange, state, send } = useAnswer(api, start.exchange);
  const form = useRef<HTMLFormElement>(null);
  const entity = entityOf(draft.entity);
  const target = targetOf(draft);

  useEffect(() => {
    if (form.current) dispatch({ type: 'fields', fields: readForm(form.current, start.draft) });
  }, []);

  function submit(event?: FormEvent): void {
    event?.preventDefault();
    void send(draft.entity, target);
  }

  const parts = { api, entity, draft, dispatch };
  return (
    // What works in a browser only is no part of the page as text: plugins/for-programs.
    <section className={styles.builder} aria-label="Constructor de consultas" data-interactivo="">
      <noscript>
        <p>
          Para cambiar la consulta hace falta JavaScript. Sin él, aquí están la petición y la
          respuesta de un ejemplo; los demás están en esta página.
        </p>
      </noscript>
      {/* Until the page answers, a form of this method sends nothing and reloads nothing. */}
      <form ref={form} method="dialog" className={styles.form} onSubmit={submit}>
        <EntityChoice {...parts} />
        <ColumnChoice {...parts} />
        {draft.kind === 'list' && (
          <>
            <FilterList {...parts} />
            <OrderList {...parts} />
            <PageChoice limits={api.limits} draft={draft} dispatch={dispatch} />
          </>
        )}
        <p className={styles.send}>
          <button type="submit" className={styles.sendButton}>
            Consultar
          </button>
          <span className={styles.hint}>
            {target === exchange.target
              ? 'La respuesta de abajo es la de esta consulta.'
              : 'La consulta cambió: pulse Consultar para ver su respuesta.'}
          </span>
        </p>
      </form>
      <RequestCode api={api} target={target} />
      <AnswerView api={api} exchange={exchange} state={state} onRetry={submit} />
    </section>
  );
}
