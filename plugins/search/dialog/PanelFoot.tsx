import type { MouseEvent, ReactNode } from 'react';

interface Props {
  /** Forgets the recent searches and pages; undefined where none are shown. */
  readonly onForget: (() => void) | undefined;
  /** The page with all results; undefined where there are none. */
  readonly allResults: string | undefined;
  readonly onShowAll: (event: MouseEvent) => void;
}

/** What can be done beside choosing, and by which keys. */
export default function PanelFoot({ onForget, allResults, onShowAll }: Props): ReactNode {
  return (
    <div className="search-foot">
      {onForget && (
        <button type="button" className="search-plain" onClick={onForget}>
          Borrar lo reciente
        </button>
      )}
      {allResults && (
        <a href={allResults} onClick={onShowAll}>
          Ver todos los resultados
        </a>
      )}
      <span className="search-foot__keys" aria-hidden="true">
        <kbd>↑</kbd> <kbd>↓</kbd> elegir, <kbd>Entrar</kbd> abrir, <kbd>Esc</kbd> cerrar
      </span>
    </div>
  );
}
