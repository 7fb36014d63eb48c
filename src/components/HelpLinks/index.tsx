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
