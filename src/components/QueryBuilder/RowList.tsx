import { type ReactNode, useRef } from 'react';
import { flushSync } from 'react-dom';
import styles from './styles.module.css';

interface Props<Row extends { readonly id: number }> {
  /** What a row is called: «Filtro». */
  readonly name: string;
  readonly legend: string;
  readonly hint?: string;
  readonly rows: readonly Row[];
  /** How many rows it holds and no more. */
  readonly most: number;
  /** What a new row begins with. */
  readonly added: Omit<Row, 'id'>;
  readonly onChange: (rows: Row[]) => void;
  /** The fields of a row. */
  readonly children: (row: Row) => ReactNode;
}

/** Rows of fields that can be added and removed; the focus goes along. */
export default function RowList<Row extends { readonly id: number }>({
  name,
  legend,
  hint,
  rows,
  most,
  added,
  onChange,
  children,
}: Props<Row>): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const isFull = rows.length >= most;
  const called = name.toLowerCase();

  function add(): void {
    const id = Math.max(-1, ...rows.map((row) => row.id)) + 1;
    flushSync(() => onChange([...rows, { ...added, id } as Row]));
    list.current?.querySelector<HTMLElement>('[role="group"]:last-child select')?.focus();
  }

  function remove(id: number): void {
    onChange(rows.filter((row) => row.id !== id));
    addButton.current?.focus();
  }

  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      {hint && <p className={styles.hint}>{hint}</p>}
      <div ref={list}>
        {rows.map((row, index) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset inside a fieldset would read the legend of the outer one twice.
          <div key={row.id} role="group" aria-label={`${name} ${index + 1}`} className={styles.row}>
            {children(row)}
            <button
              type="button"
              className="boton"
              aria-label={`Quitar el ${called} ${index + 1}`}
              onClick={() => remove(row.id)}
            >
              Quitar
            </button>
          </div>
        ))}
      </div>
      {/* With no room left it stays within reach of the keyboard, where it says so. */}
      <button
        ref={addButton}
        type="button"
        className="boton"
        aria-disabled={isFull}
        onClick={isFull ? undefined : add}
      >
        Agregar {called}
      </button>
    </fieldset>
  );
}
