import type { ReactNode, RefObject } from 'react';
import styles from './styles.module.css';

interface Props {
  readonly buttonRef: RefObject<HTMLButtonElement | null>;
  /** With no room left it stays within reach of the keyboard, where it says so. */
  readonly isFull: boolean;
  readonly onAdd: () => void;
  readonly children: ReactNode;
}

/** Adds a row to a list that holds so many and no more. */
export default function AddButton({ buttonRef, isFull, onAdd, children }: Props): ReactNode {
  return (
    <button
      ref={buttonRef}
      type="button"
      className={styles.plainButton}
      aria-disabled={isFull}
      onClick={isFull ? undefined : onAdd}
    >
      {children}
    </button>
  );
}
