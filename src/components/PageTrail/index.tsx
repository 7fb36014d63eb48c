import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';

interface Props {
  /** Title of the page. */
  readonly children: ReactNode;
  /** Name and address of what stands above it; the home page when left out. */
  readonly above?: { name: string; url: string };
}

const HOME = { name: 'Inicio', url: '/' };

/** The trail of a page that stands in no sidebar: what stands above it, and where one is. */
export default function PageTrail({ children, above = HOME }: Props): ReactNode {
  return (
    <nav className="theme-doc-breadcrumbs camino" aria-label="Rutas de navegación">
      <ul className="breadcrumbs">
        <li className="breadcrumbs__item">
          <Link className="breadcrumbs__link" to={above.url}>
            {above.name}
          </Link>
        </li>
        <li className="breadcrumbs__item breadcrumbs__item--active">
          <span className="breadcrumbs__link">{children}</span>
        </li>
      </ul>
    </nav>
  );
}
