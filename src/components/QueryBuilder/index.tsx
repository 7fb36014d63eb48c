import data from '@generated/facts/default/api.json';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { targetOf } from '../../api-query/draft';
import type { EntityModel } from '../../api-query/model';
import AnswerView from './AnswerView';
import QueryForm from './QueryForm';
import RequestCode from './RequestCode';
import { readForm } from './read-form';
import styles from './styles.module.css';
import { useAnswer } from './use-answer';

const { api, remedies, start } = data;

/** What is typed is asked for when the reader pauses. */
const PAUSE_MS = 250;

function entityOf(name: string): EntityModel {
  const entity = api.entities.find((item) => item.name === name);
  if (!entity) throw new Error(`${name} is not an entity of data/api/api.yaml`);
  return entity;
}

/**
 * Lets the reader put a query of the data API together and see its address, its code and its
 * answer as it changes, computed in the browser over the rows of the example company. It begins with an example
 * that is already answered, so that it can be read without a script.
 */
export default function ConstructorDeConsulta(): ReactNode {
  const [draft, setDraft] = useState(start.draft);
  const { exchange, state, send } = useAnswer(api, start.exchange);
  const form = useRef<HTMLFormElement>(null);
  const [isWhole, setWhole] = useState(true);
  const entity = entityOf(draft.entity);
  const target = targetOf(draft);

  useEffect(() => {
    if (form.current) setDraft(readForm(form.current, start.draft));
  }, []);

  const isOld = target !== exchange.target;

  useEffect(() => {
    const whole = form.current?.checkValidity() !== false;
    setWhole(whole);
    if (!isOld || !whole) return;
    const timer = setTimeout(() => void send(draft.entity, target), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isOld, send, draft.entity, target]);

  return (
    // What works in a browser only is no part of the page as text: plugins/machine-readable.
    <section className={styles.builder} aria-label="Constructor de consultas" data-interactivo="">
      <noscript>
        <p>
          Para cambiar la consulta hace falta JavaScript. Sin él, aquí están la petición y la
          respuesta de un ejemplo; los demás están en esta página.
        </p>
      </noscript>
      <QueryForm formRef={form} api={api} entity={entity} draft={draft} onChange={setDraft}>
        <p className={`${styles.hint} ${styles.told}`}>
          {isWhole
            ? 'La respuesta cambia mientras usted elige.'
            : 'Escriba el valor que falta. La respuesta es todavía la anterior.'}
        </p>
      </QueryForm>
      <RequestCode api={api} target={target} />
      <AnswerView
        remedies={remedies}
        exchange={exchange}
        isOld={isOld}
        state={state}
        onRetry={() => void send(draft.entity, target)}
      />
    </section>
  );
}
