import type { ReactNode } from 'react';
import HelpLinks from '.';

/** The end of a help: the finders, where to go on when the answer was not there; the footer right below has the others. */
export default function OtherHelps({ except }: { readonly except: string }): ReactNode {
  return (
    <nav aria-labelledby="otras-ayudas">
      <h2 id="otras-ayudas">Otras ayudas</h2>
      <HelpLinks except={except} />
    </nav>
  );
}
