import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ReactNode } from 'react';
import type { FailureCause } from '../../client/messages';
import styles from './failure.module.css';

const EXPLANATIONS: Readonly<Record<FailureCause, string>> = {
  unreachable: 'Revise la conexión a internet e intente otra vez.',
  corrupt: 'Un archivo de la búsqueda llegó dañado.',
};

interface Props {
  readonly cause: FailureCause;
  readonly onRetry: () => void;
}

/** Says that the search could not be loaded, why, and what can be done. */
export default function SearchFailure({ cause, onRetry }: Props): ReactNode {
  return (
    <div className={styles.failure} role="alert">
      <p className={styles.title}>No se pudo cargar la búsqueda</p>
      <p className={styles.explanation}>
        {EXPLANATIONS[cause]} Mientras tanto, puede usar el{' '}
        <a href={useBaseUrl('/mapa')}>mapa del sitio</a>.
      </p>
      <button type="button" className={styles.retry} onClick={onRetry}>
        Reintentar
      </button>
    </div>
  );
}
