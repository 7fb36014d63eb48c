import { ROLE_KEY } from '@site/src/browser/role';
import { useKeptText } from '@site/src/browser/use-kept-text';
import { type ReactNode, useEffect } from 'react';

interface Props {
  /** Keys and names of the jobs, `cajero=Cajero`, parted by commas: it comes from an attribute. */
  readonly roles: string;
}

/** Runs before what it orders is drawn, so that nothing moves; without storage it does nothing. */
const ORDER_BEFORE_PAINT = `try{var r=localStorage.getItem("${ROLE_KEY}");if(r)document.documentElement.dataset.rol=r}catch(e){}`;

/** The reader's job, kept in this browser only: one tap chooses, changes or forgets it. */
export default function RoleChoice({ roles }: Props): ReactNode {
  const [chosen, change] = useKeptText(ROLE_KEY);
  const known = roles.split(',').map((pair) => pair.split('=') as [key: string, name: string]);

  // Another page of this visit may have drawn this one, without its script.
  useEffect(() => {
    if (chosen) document.documentElement.dataset.rol = chosen;
  }, [chosen]);

  function choose(key: string): void {
    const next = key === chosen ? '' : key;
    const { dataset } = document.documentElement;
    if (next) dataset.rol = next;
    else delete dataset.rol;
    change(() => next);
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields of a form, and this is none.
    <div className="roles" role="group" aria-label="Su trabajo">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file. */}
      <script dangerouslySetInnerHTML={{ __html: ORDER_BEFORE_PAINT }} />
      <span>Soy</span>
      {known.map(([key, name]) => (
        <button key={key} type="button" aria-pressed={key === chosen} onClick={() => choose(key)}>
          {name}
        </button>
      ))}
    </div>
  );
}
