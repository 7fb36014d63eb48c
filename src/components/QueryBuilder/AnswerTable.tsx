import type { ReactNode } from 'react';
import type { Row, Value } from '../../api-query/model';
import styles from './styles.module.css';

/** Rows that the table shows; an old phone is slow with thousands of cells. */
export const MAX_SHOWN_ROWS = 50;

interface Props {
  readonly rows: readonly Row[];
}

/** The first rows of an answer, with their values as the API writes them. */
export default function AnswerTable({ rows }: Props): ReactNode {
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
