import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import { announce } from '../../../../src/browser/announce';
import {
  cancelSaving,
  onSavedChange,
  removeSaved,
  type SavedState,
  type SavingFailure,
  saveAsked,
  savedState,
} from '../../client/saving';
import { spokenDate } from '../../copies/dates';
import type { SavableSet } from '../../copies/manifest';

const MEGABYTE = 1_000_000;

/** Bytes as readers compare them: «6,1 MB». */
export function spokenAmount(bytes: number): string {
  const megabytes = new Intl.NumberFormat('es-CO', {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return `${megabytes.format(Math.max(0.1, bytes / MEGABYTE))} MB`;
}

const FAILURES: Readonly<Record<SavingFailure, string>> = {
  'no-room': 'No hay espacio en este equipo. Libere espacio e intente de nuevo.',
  cut: 'No se pudo guardar. Revise la conexión e intente de nuevo.',
};

/** What the button does that comes next. */
function actionOf(state: SavedState): string {
  if (state.phase === 'absent') return 'Guardar';
  if (state.phase === 'saving') return 'Cancelar';
  return state.isCurrent ? 'Quitar' : 'Actualizar';
}

/** What the row says of where the product stands. */
function description(state: SavedState, { pages, transfer, size }: SavableSet): string {
  if (state.phase === 'saving') return `guardando, ${Math.floor(state.share * 100)} %`;
  if (state.phase === 'saved') {
    const copy = state.on ? `guardada, copia del ${spokenDate(state.on)}` : 'guardada';
    return state.isCurrent
      ? `${copy}; ocupa ${spokenAmount(size)}`
      : `${copy}; hay una más nueva, de ${spokenAmount(transfer)}`;
  }
  return `${pages} páginas; descarga ${spokenAmount(transfer)} y ocupa ${spokenAmount(size)}`;
}

/** What is said when saving has ended. */
function outcome(state: SavedState, label: string): string | undefined {
  if (state.phase === 'saved') return `Se guardó ${label}`;
  if (state.phase === 'absent' && state.failure) return FAILURES[state.failure];
  return undefined;
}

/** A product: its size, how far it is, and the one button that does what comes next. */
export default function SavedSet({ set }: { readonly set: SavableSet }): ReactNode {
  const { id, label } = set;
  const state = useSyncExternalStore(
    onSavedChange,
    () => savedState(id),
    () => savedState(id),
  );
  const previous = useRef(state.phase);

  useEffect(() => {
    const message = outcome(state, label);
    if (previous.current === 'saving' && message) announce(message);
    previous.current = state.phase;
  }, [state, label]);

  function act(): void {
    if (state.phase === 'saving') cancelSaving(id);
    else if (state.phase === 'saved' && state.isCurrent) void removeSaved(id);
    else void saveAsked(set);
  }

  const action = actionOf(state);
  const failure = state.phase === 'absent' && state.failure;
  return (
    <>
      <strong>{label}</strong>: {description(state, set)}{' '}
      {state.phase === 'saving' && (
        <progress value={state.share} max={1} aria-label={`Avance de ${label}`} />
      )}{' '}
      {/* The same element whatever it says, so the focus stays on it. */}
      <button type="button" aria-label={`${action} ${label}`} onClick={act}>
        {action}
      </button>
      {action === 'Actualizar' && (
        <button type="button" aria-label={`Quitar ${label}`} onClick={() => void removeSaved(id)}>
          Quitar
        </button>
      )}
      {failure && <p>{FAILURES[failure]}</p>}
    </>
  );
}
