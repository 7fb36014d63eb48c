import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { type CSSProperties, type ReactNode, useRef } from 'react';
import { type Player, usePlayer } from './use-player';

interface WalkThroughProps {
  /** Anchor of the whole walk-through. */
  id: string;
  titulo: string;
  /** How many steps there are; a string, because it comes from an attribute. */
  pasos: string;
  /** The list of steps, in the page's own nodes. */
  children: ReactNode;
}

/**
 * Plays a task step by step. The steps are a list that scrolls sideways by itself, so that swiping
 * and reading need no script; this component moves it with buttons and keys and says where it is.
 */
export default function WalkThrough({ id, titulo, pasos, children }: WalkThroughProps): ReactNode {
  useBrokenLinks().collectAnchor(id);
  const total = Number(pasos);
  const region = useRef<HTMLElement>(null);
  const player = usePlayer(region, total);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields of a form, and this is none.
    <div
      className="recorrido"
      id={id}
      role="group"
      aria-label={`Recorrido: ${titulo}`}
      onKeyDown={player.onKeyDown}
    >
      <Controls player={player} total={total} />
      <section
        className="recorrido-pasos"
        aria-label={`Pasos de «${titulo}»`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls has to be reached with the keyboard.
        tabIndex={0}
        ref={region}
        onScroll={player.onScroll}
        onPointerDown={player.takeOver}
        onWheel={player.takeOver}
      >
        {children}
      </section>
    </div>
  );
}

interface ControlsProps {
  readonly player: Player;
  readonly total: number;
}

function Controls({ player, total }: ControlsProps): ReactNode {
  const isFirst = player.current === 0;
  const isLast = player.current === total - 1;
  // None at the first step: the page that the server drew must have no style attribute.
  const progress = isFirst
    ? undefined
    : ({ '--avance': player.current / (total - 1) } as CSSProperties);

  return (
    <div className="recorrido-mandos" style={progress}>
      <button
        type="button"
        aria-disabled={isFirst}
        aria-label="Paso anterior"
        onClick={() => player.move(-1)}
      >
        <span aria-hidden="true">‹</span>
      </button>
      <p aria-live={player.isPlaying ? 'off' : 'polite'} aria-atomic="true">
        Paso {player.current + 1} de {total}
        {player.said && <span className="solo-voz">. {player.said}</span>}
      </p>
      <button
        type="button"
        aria-disabled={isLast}
        aria-label="Paso siguiente"
        onClick={() => player.move(1)}
      >
        <span aria-hidden="true">›</span>
      </button>
      <button
        type="button"
        className={player.isPlaying ? 'recorrido-marcha suena' : 'recorrido-marcha'}
        onClick={player.toggle}
      >
        <span>{player.isPlaying ? 'Pausar' : 'Reproducir'}</span>
      </button>
    </div>
  );
}
