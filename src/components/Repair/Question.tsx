import { type ReactNode, useRef, useState } from 'react';
import type { Answer } from './attempts';

interface Props {
  /** Roles that can do what the steps say, where not all can. */
  readonly holders: string | undefined;
  /** What the reader answered before going back. */
  readonly given: { answer?: Answer; seen?: string };
  readonly onAnswer: (answer: Answer, seen: string) => void;
}

/** Asks whether it works now; who cannot do the steps reads who can, and goes on. */
export default function Question({ holders, given, onAnswer }: Props): ReactNode {
  const seen = useRef<HTMLInputElement>(null);
  const [isStuck, setStuck] = useState(false);
  const answer = (told: Answer) => onAnswer(told, seen.current?.value ?? '');

  return (
    <div className="respuesta">
      <p>
        <label>
          Qué vio (si quiere contarlo)
          <input ref={seen} defaultValue={given.seen} autoComplete="off" />
        </label>
      </p>
      <p>
        <strong>¿Se arregló?</strong>
      </p>
      <p className="mandos">
        <button type="button" aria-pressed={given.answer === 'si'} onClick={() => answer('si')}>
          Sí
        </button>
        <button type="button" aria-pressed={given.answer === 'no'} onClick={() => answer('no')}>
          No
        </button>
        <button
          type="button"
          aria-pressed={isStuck || given.answer === 'no-puedo'}
          onClick={() => setStuck(true)}
        >
          No puedo hacerlo
        </button>
      </p>
      <div role="status">
        {isStuck && (
          <p>
            {holders
              ? `Lo puede hacer quien tenga uno de estos roles: ${holders}.`
              : 'Pida ayuda al supervisor o a un administrador.'}{' '}
            Si le envía la dirección de esta página, verá este mismo paso.
          </p>
        )}
      </div>
      {isStuck && (
        <p className="mandos">
          <button type="button" onClick={() => answer('no-puedo')}>
            Seguir con lo demás
          </button>
        </p>
      )}
    </div>
  );
}
