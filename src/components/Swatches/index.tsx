import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  /** Names of the colour tokens, without their dashes. */
  readonly names: readonly string[];
}

/** Samples of colour tokens, drawn: no style attribute may say their colours. */
export default function Swatches({ names }: Props): ReactNode {
  return (
    <ul className={styles.swatches}>
      {names.map((name) => (
        <li key={name}>
          <svg width="32" height="32" aria-hidden="true">
            <rect x="0.5" y="0.5" width="31" height="31" rx="6" fill={`var(--${name})`} />
          </svg>
          <code>{name}</code>
        </li>
      ))}
    </ul>
  );
}
