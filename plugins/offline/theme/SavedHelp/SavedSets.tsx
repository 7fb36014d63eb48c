import { type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { announce } from '../../../../src/browser/announce';
import { savesData } from '../../../../src/browser/connection';
import { lookUp, savableSets, saveAsked } from '../../client/saving';
import type { SavableSets } from '../../copies/manifest';
import SavedSet, { spokenAmount } from './SavedSet';

export interface SavedSetsProps {
  /** Id of a product to offer by itself. */
  readonly product?: string;
}

/** Why nothing can be saved here; undefined when it can. */
function hindrance(): string | undefined {
  if (!navigator.serviceWorker || !window.caches) {
    return 'Este navegador no puede guardar la ayuda.';
  }
  if (savesData()) {
    return 'El ahorro de datos está activo. Desactívelo en su equipo para guardar la ayuda.';
  }
  return undefined;
}

/** The products that can be saved, each with its size and where it stands. */
export default function SavedSets({ product }: SavedSetsProps): ReactNode {
  const [list, setList] = useState<SavableSets | 'unreachable'>();
  const [isWhole, setIsWhole] = useState(!product);
  const hindered = hindrance();

  const place = useRef<HTMLDivElement>(null);

  async function readList(): Promise<SavableSets> {
    const found = await savableSets();
    await Promise.all(found.sets.map(lookUp));
    return found;
  }

  function tryAgain(): void {
    readList().then(
      (found) => {
        // The button goes with what it answers, which has to be there to take the focus. It stands where the
        // button was: to scroll to it would move its own buttons from under a finger.
        flushSync(() => setList(found));
        place.current?.focus({ preventScroll: true });
      },
      () => announce('Todavía no hay conexión'),
    );
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the panel is opened.
  useEffect(() => {
    if (!hindered) readList().then(setList, () => setList('unreachable'));
  }, []);

  if (hindered) return <p>{hindered}</p>;
  if (list === 'unreachable') {
    return (
      <p className="guardado">
        Para guardar páginas o quitarlas se necesita conexión.{' '}
        <button type="button" onClick={tryAgain}>
          Intentar de nuevo
        </button>
      </p>
    );
  }
  if (!list) return <p>Consultando los tamaños…</p>;
  const shown = list.sets.filter(({ id }) => isWhole || id === product);

  async function saveAll({ sets }: SavableSets): Promise<void> {
    setIsWhole(true);
    for (const set of sets) await saveAsked(set);
  }

  return (
    <div ref={place} className="guardado" tabIndex={-1}>
      <ul>
        {shown.map((set) => (
          <li key={set.id}>
            <SavedSet set={set} />
          </li>
        ))}
      </ul>
      <p>
        <button type="button" onClick={() => void saveAll(list)}>
          Guardar toda la ayuda
        </button>{' '}
        Se descargan {spokenAmount(list.transferOfAll)} como máximo.
      </p>
    </div>
  );
}
