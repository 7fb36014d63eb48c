import Link from '@docusaurus/Link';
import { helps } from '@site/src/site/helps';
import type { ReactNode } from 'react';

interface Props {
  /** Address of the help that stands on this page: only the finders are shown beside it. */
  readonly except?: string;
  /** Whether each says what it finds. */
  readonly described?: boolean;
}

const FINDERS = 4;

/** Links to the helps of all products. */
export default function HelpLinks({ except, described }: Props): ReactNode {
  return (
    <ul className="enlaces">
      {helps
        .slice(0, except ? FINDERS : undefined)
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
