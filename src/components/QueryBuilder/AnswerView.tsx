import clsx from 'clsx';
import type { ReactNode } from 'react';
import { isList } from '../../api-query/answer';
import type { BuilderData, Exchange } from '../../api-query/builder-data';
import { formatJson } from '../../api-query/format-json';
import type { Row } from '../../api-query/model';
import AnswerTable, { MAX_SHOWN_ROWS } from './AnswerTable';
import { answerSummary } from './answer-summary';
import styles from './styles.module.css';
import type { AnswerState } from './use-answer';

interface Props {
  readonly remedies: BuilderData['remedies'];
  readonly exchange: Exchange;
  /** Whether the query has changed since. */
  readonly isOld: boolean;
  readonly state: AnswerState;
  readonly onRetry: () => void;
}

/** The last answer: what it brings, its rows as a table and its body; or why there is none. */
export default function AnswerView({
  remedies,
  exchange,
  isOld,
  state,
  onRetry,
}: Props): ReactNode {
  const { body } = exchange.answer;
  const error = 'error' in body && typeof body.error === 'object' ? body.error : undefined;
  const rows = rowsOf(exchange);
  const remedy = error && remedies[error.codigo];
  return (
    <div className={clsx(styles.answer, isOld && styles.old)}>
      <h3>Respuesta</h3>
      <p role="status">
        {/* An answer that says the same of other rows is told too. */}
        <span key={exchange.target}>
          {state === 'waiting' ? 'Trayendo los datos de ejemplo…' : answerSummary(exchange)}
        </span>
      </p>
      {isOld && state === 'failed' && (
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
