import type { ReactNode } from 'react';
import { isList } from '../../api-query/answer';
import type { Exchange } from '../../api-query/builder-data';
import { formatJson } from '../../api-query/format-json';
import type { ApiModel, Row } from '../../api-query/model';
import AnswerTable, { MAX_SHOWN_ROWS } from './AnswerTable';
import { answerSummary } from './answer-summary';
import styles from './styles.module.css';
import type { AnswerState } from './use-answer';

interface Props {
  readonly api: ApiModel;
  readonly exchange: Exchange;
  readonly state: AnswerState;
  readonly onRetry: () => void;
}

/** The last answer: what it brings, its rows as a table and its body; or why there is none. */
export default function AnswerView({ api, exchange, state, onRetry }: Props): ReactNode {
  const { body } = exchange.answer;
  const error = 'error' in body && typeof body.error === 'object' ? body.error : undefined;
  const rows = rowsOf(exchange);
  const remedy = api.errors.find((item) => item.code === error?.codigo)?.remedy;
  return (
    <div className={styles.answer} aria-busy={state === 'waiting'}>
      <h3>Respuesta</h3>
      <p role="status">
        {state === 'waiting' ? 'Trayendo los datos de ejemplo…' : answerSummary(exchange)}
      </p>
      {state === 'failed' && (
        <div role="alert" className={styles.failure}>
          <p>
            No se pudieron traer los datos de ejemplo. Revise la conexión a internet. Se muestra la
            respuesta anterior.
          </p>
          <button type="button" className={styles.plainButton} onClick={onRetry}>
            Reintentar
          </button>
        </div>
      )}
      {remedy && <p>{remedy}</p>}
      {rows.length > 0 && <AnswerTable rows={rows} />}
      {rows.length > MAX_SHOWN_ROWS && (
        <p className={styles.hint}>
          La tabla muestra las primeras {MAX_SHOWN_ROWS} filas; el JSON las trae todas.
        </p>
      )}
      <details open={rows.length === 0} key={exchange.target}>
        <summary>JSON de {decodeURI(exchange.target)}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached with the keyboard. */}
        <pre className={styles.code} tabIndex={0}>
          <code>{formatJson(body)}</code>
        </pre>
      </details>
    </div>
  );
}

/** What can be shown as a table: the rows of a list, or the only one of a record. */
function rowsOf({ answer: { body } }: Exchange): readonly Row[] {
  if ('error' in body) return [];
  if (isList(body)) return body.datos;
  return [body as Row];
}
