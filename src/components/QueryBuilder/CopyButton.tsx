import { type ReactNode, type RefObject, useState } from 'react';
import styles from './styles.module.css';

interface Props {
  /** Says what is copied: «la dirección». */
  readonly what: string;
  readonly text: string;
  /** Element that shows the text; it is selected where the browser lets no page copy. */
  readonly shownIn: RefObject<HTMLElement | null>;
}

/** Copies a text; where that is not allowed, selects it so that Ctrl+C does. */
export default function CopyButton({ what, text, shownIn }: Props): ReactNode {
  const [outcome, setOutcome] = useState('');

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('Copiado');
    } catch {
      if (shownIn.current) window.getSelection()?.selectAllChildren(shownIn.current);
      setOutcome('Pulse Ctrl+C para copiar');
    }
  }

  return (
    <span className={styles.copy}>
      <button type="button" className={styles.plainButton} onClick={copy}>
        Copiar<span className={styles.hiddenText}> {what}</span>
      </button>
      <span role="status" className={styles.hint}>
        {outcome}
      </span>
    </span>
  );
}
