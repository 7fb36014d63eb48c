import { usePluginData } from '@docusaurus/useGlobalData';
import { type ComponentType, type ReactNode, type SyntheticEvent, useState } from 'react';
import type { OfflineData } from '../..';
import type { SavedSetsProps } from './SavedSets';

interface Props {
  readonly product?: string;
}

/** What the reader finds when it is opened, or why there is nothing. */
type Content = ComponentType<SavedSetsProps> | 'unopened' | 'unreachable';

/**
 * Offers to save a product, or all of them, for reading without a network. It is closed until the
 * reader opens it, and its code is fetched then.
 */
export default function SavedHelp({ product }: Props): ReactNode {
  const { isOn } = usePluginData('offline') as OfflineData;
  const [content, setContent] = useState<Content>('unopened');
  if (!isOn) return null;

  function onToggle({ currentTarget }: SyntheticEvent<HTMLDetailsElement>): void {
    if (!currentTarget.open || typeof content === 'function') return;
    import('./SavedSets').then(
      ({ default: SavedSets }) => setContent(() => SavedSets),
      () => {
        setContent('unreachable');
        window.dispatchEvent(new Event('assetmissing'));
      },
    );
  }

  const SavedSets = typeof content === 'function' ? content : undefined;
  return (
    <details className="guardar" onToggle={onToggle}>
      <summary>Guardar la ayuda en este equipo</summary>
      <p>Lo que guarde se puede leer y buscar sin conexión, en este navegador.</p>
      <noscript>
        <p>Para guardar la ayuda se necesita JavaScript.</p>
      </noscript>
      {SavedSets && <SavedSets product={product} />}
      {content === 'unreachable' && (
        <p role="alert">
          No se pudo abrir. Revise la conexión, cierre este panel y ábralo de nuevo.
        </p>
      )}
    </details>
  );
}
