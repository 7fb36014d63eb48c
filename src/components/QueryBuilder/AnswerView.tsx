import clsx from 'clsx';
import type { ReactNode } from 'react';
import { isList } from '../../api-query/answer';
import type { BuilderData, Exchange } from '../../api-query/draft';
import { formatJson } from '../../api-query/format-json';
import type { Row, Value } from '../../api-query/model';
import styles from './styles.module.css';

/** Where the last request that was sent stands. */
export type AnswerState = 'answered' | 'waiting' | 'failed';

const spanishNumber = (value: number) => String(value).replace(/\B(?=(\d{3})+$)/g, '.');

function counted(rows: number): string {
  return `${spanishNumber(rows)} ${rows === 1 ? 'fila cumple' : 'filas cumplen'} los filtros`;
}

/** What an answer brings, in one sentence. */
function answerSummary({ answer }: Exchange): string {
  const { status, body } = answer;
  if ('error' in body && typeof body.error === 'object' && body.error) {
    return `Error ${status}: ${body.error.codigo}. ${body.error.mensaje}`;
  }
  if (isList(body)) {
    if (body.total === 0) return `Respuesta ${status}: ninguna fila cumple los filtros.`;
    return `Respuesta ${status}: ${counted(body.total)}; llegan ${spanishNumber(body.datos.length)}.`;
  }
  if (Object.keys(body).length === 1 && 'total' in body) {
    return `Respuesta ${status}: ${counted(Number(body.total))}.`;
  }
  return `Respuesta ${status}: un registro.`;
}

/** What can be shown as a table: the rows of a list, or the only one of a record. */
function rowsOf({ answer: { body } }: Exchange): readonly Row[] {
  if ('error' in body) return [];
  if (isList(body)) return body.datos;
  return [body as Row];
}

/** Rows that the table shows; an old phone is slow with thousands of cells. */
const MAX_SHOWN_ROWS = 50;

/** The first rows of an answer, with their values as the API writes them. */
function AnswerTable({ rows }: { readonly rows: readonly Row[] }): ReactNode {
  const columns = Object.keys(rows[0] ?? {});
  const classOf = (value: Value | undefined) =>
    typeof value === 'number' ? styles.number : undefined;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached with the keyboard.
    <section className={`tabla ${styles.rows}`} aria-label="Filas de la respuesta" tabIndex={0}>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className={classOf(rows[0]?.[column])}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...rows.slice(0, MAX_SHOWN_ROWS).entries()].map(([position, row]) => (
            <tr key={position}>
              {columns.map((column) => (
                <td key={column} className={classOf(row[column])}>
                  {String(row[column])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

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
        <div role="alert" className="alert alert--warning margin-bottom--md">
          <p>
            No se pudieron traer los datos de ejemplo. Revise la conexión a internet. Se muestra la
            respuesta anterior.
          </p>
          <button type="button" className="boton" onClick={onRetry}>
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
      <details
        open={rows.length === 0}
        key={exchange.target}
        aria-label={`JSON de ${decodeURI(exchange.target)}`}
      >
        <summary>Ver el JSON</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached with the keyboard. */}
        <pre className={styles.code} tabIndex={0}>
          <code>{formatJson(body)}</code>
        </pre>
      </details>
    </div>
  );
}
