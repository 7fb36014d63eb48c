import { usePluginData } from '@docusaurus/useGlobalData';
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import type { OfflineOptions } from '../..';
import type { SavedSetsProps } from './SavedSets';

/** What the reader finds when it is opened, or why there is nothing. */
type Content = ComponentType<SavedSetsProps> | 'unopened' | 'unreachable';

/**
 * Offers to save a product, or all of them, for reading without a network. It is closed until the
 * reader opens it, and its code is fetched then.
 */
export default function SavedHelp({ product }: SavedSetsProps): ReactNode {
  const { isOn } = usePluginData('offline') as OfflineOptions;
  const panel = useRef<HTMLDetailsElement>(null);
  const [content, setContent] = useState<Content>('unopened');

  function onToggle(): void {
    if (!panel.current?.open || typeof content === 'function') return;
    import('./SavedSets').then(
      ({ default: SavedSets }) => setContent(() => SavedSets),
      () => {
        setContent('unreachable');
        window.dispatchEvent(new Event('assetmissing'));
      },
    );
  }

  // The browser opens it before the client is there to be told.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with the client.
  useEffect(onToggle, []);

  if (!isOn) return null;
  const SavedSets = typeof content === 'function' ? content : undefined;
  return (
    <details ref={panel} className="guardar" onToggle={onToggle}>
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
