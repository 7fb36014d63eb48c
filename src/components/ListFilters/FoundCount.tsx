import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';

interface Props {
  /** How many fit, as readers say it: «3 mensajes». */
  readonly label: string;
  /** What to say when none fits, «No hay mensajes así»; undefined when some do. */
  readonly none: string | undefined;
  /** Text that is looked for. */
  readonly text: string;
  readonly onClear: () => void;
}

/** How much of a list fits, and where to go on when nothing does. */
export default function FoundCount({ label, none, text, onClear }: Props): ReactNode {
  return (
    <>
      <p role="status">{label}</p>
      {none && (
        <p>
          {none}.{' '}
          <button type="button" className="copiar" onClick={onClear}>
            Quitar los filtros
          </button>{' '}
          o <Link to={`/buscar?${new URLSearchParams({ q: text })}`}>buscar en toda la ayuda</Link>.
        </p>
      )}
    </>
  );
}
