import Link from '@docusaurus/Link';
import { helps } from '@site/src/site/helps';
import type { ReactNode } from 'react';

interface Props {
  /** Address of the help that stands on this page. */
  readonly except?: string;
}

/** Links to the helps of all products. */
export default function HelpLinks({ except }: Props): ReactNode {
  return (
    <ul className="enlaces">
      {helps
        .filter(({ to }) => to !== except)
        .map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
    </ul>
  );
}

/** The end of a help: where to go on when the answer was not there. */
export function OtherHelps({ except }: Props): ReactNode {
  return (
    <nav aria-labelledby="otras-ayudas">
      <h2 id="otras-ayudas">Otras ayudas</h2>
      <HelpLinks except={except} />
    </nav>
  );
}
