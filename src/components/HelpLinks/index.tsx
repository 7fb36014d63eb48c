import Link from '@docusaurus/Link';
import { helps } from '@site/src/site/helps';
import type { ReactNode } from 'react';

interface Props {
  /** Address of the help that stands on this page. */
  readonly except?: string;
  /** Whether each says what it finds. */
  readonly described?: boolean;
}

/** Links to the helps of all products. */
export default function HelpLinks({ except, described }: Props): ReactNode {
  return (
    <ul className="enlaces">
      {helps
        .filter(({ to }) => to !== except)
        .map(({ to, label, about }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
            {described && <p>{about}</p>}
          </li>
        ))}
    </ul>
  );
}
