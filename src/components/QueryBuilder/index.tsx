import data from '@generated/facts/default/api.json';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { answerRequest } from '../../api-query/answer';
import { type Exchange, targetOf } from '../../api-query/draft';
import type { EntityModel, Row } from '../../api-query/model';
import { exampleRequest } from '../../api-query/request';
import AnswerView, { type AnswerState } from './AnswerView';
import QueryForm from './QueryForm';
import RequestCode from './RequestCode';
import { readForm } from './read-form';
import styles from './styles.module.css';

const { api, remedies, start } = data;

/** What is typed is asked for when the reader pauses. */
const PAUSE_MS = 250;

function entityOf(name: string): EntityModel {
  const entity = api.entities.find((item) => item.name === name);
  if (!entity) throw new Error(`${name} is not an entity of data/api/api.yaml`);
  return entity;
}

/**
 * Asks over the example rows of an entity, in the browser. They are a file of their own, so that a phone downloads only what
 * it asks for; the bundler keeps what has arrived, and asks again after a failure.
 */
async function ask(entity: string, target: string): Promise<Exchange> {
  const rows: { default: readonly Row[] } = await import(
    `@generated/facts/default/api-rows/${entity}.json`
  );
  return { target, answer: answerRequest(exampleRequest(target, api), api, () => rows.default) };
}

/**
 * Lets the reader put a query of the data API together and see its address, its code and its
 * answer as it changes, computed in the browser over the rows of the example company. It begins with an example
 * that is already answered, so that it can be read without a script.
 */
export default function ConstructorDeConsulta(): ReactNode {
  const [draft, setDraft] = useState(start.draft);
  const [exchange, setExchange] = useState(start.exchange);
  const [state, setState] = useState<AnswerState>('answered');
  const [attempt, setAttempt] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const [isWhole, setWhole] = useState(true);
  const entity = entityOf(draft.entity);
  const target = targetOf(draft);
  const isOld = target !== exchange.target;

  useEffect(() => {
    if (form.current) setDraft(readForm(form.current, start.draft));
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks for the same.
  useEffect(() => {
    const whole = form.current?.checkValidity() !== false;
    setWhole(whole);
    if (!isOld || !whole) return;
    let isLate = false;
    const timer = setTimeout(async () => {
      setState('waiting');
      const asked = await ask(entity.name, target).catch((error: unknown) => {
        console.error(`The example rows of ${entity.name} could not be fetched.`, error);
      });
      if (isLate) return;
      if (asked) setExchange(asked);
      setState(asked ? 'answered' : 'failed');
    }, PAUSE_MS);
    return () => {
      isLate = true;
      clearTimeout(timer);
      setState('answered');
    };
  }, [isOld, entity.name, target, attempt]);

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
        onRetry={() => setAttempt(attempt + 1)}
      />
    </section>
  );
}
