import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';

interface Props {
  /** Title of the page. */
  readonly children: ReactNode;
}

/** The trail of a page that stands in no sidebar: the home page, and where one is. */
export default function PageTrail({ children }: Props): ReactNode {
  return (
    <nav className="theme-doc-breadcrumbs camino" aria-label="Rutas de navegación">
      <ul className="breadcrumbs">
        <li className="breadcrumbs__item">
          <Link className="breadcrumbs__link" to="/">
            Inicio
          </Link>
        </li>
        <li className="breadcrumbs__item breadcrumbs__item--active">
          <span className="breadcrumbs__link">{children}</span>
        </li>
      </ul>
    </nav>
  );
}
