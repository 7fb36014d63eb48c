import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';
import { mapAddress } from '../../client/addresses';
import type { FailureCause } from '../../client/search-service';

const EXPLANATIONS: Readonly<Record<FailureCause, string>> = {
  unreachable: 'Revise la conexión a internet e intente otra vez.',
  corrupt: 'Un archivo de la búsqueda llegó dañado.',
  exhausted:
    'A este equipo puede faltarle memoria: cierre otras ventanas y programas e intente otra vez.',
};

interface Props {
  readonly cause: FailureCause;
  readonly onRetry: () => void;
}

/** Says that the search could not be loaded, why, and what can be done. */
export default function SearchFailure({ cause, onRetry }: Props): ReactNode {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  return (
    <div className="search-failure" role="alert">
      <p>
        <strong>No se pudo cargar la búsqueda.</strong> {EXPLANATIONS[cause]} Mientras tanto, puede
        usar el <a href={mapAddress(baseUrl)}>mapa del sitio</a>.
      </p>
      <button type="button" className="search-plain" onClick={onRetry}>
        Reintentar
      </button>
    </div>
  );
}
