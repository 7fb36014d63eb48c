import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import { helpsPage } from '@site/src/site/helps';
import StructuredData from '@theme/DocBreadcrumbs/StructuredData';
import type { ReactNode } from 'react';

interface Step {
  name: string;
  url: string;
  /** Whether it is the root of a product, which has its picture. */
  isProduct?: boolean;
}

interface Props {
  /** Title of the page. */
  readonly children: string;
  /** What stands above it, from the top; the helps of all products when left out. */
  readonly above?: readonly Step[];
}

const HELPS: readonly Step[] = [
  { name: 'Inicio', url: '/' },
  { name: helpsPage.label, url: helpsPage.to },
];

/** The trail of a page that stands in no sidebar: what stands above it, and where one is. */
export default function PageTrail({ children, above = HELPS }: Props): ReactNode {
  const { pathname } = useLocation();
  const { withBaseUrl } = useBaseUrlUtils();
  const steps = [
    ...above.map(({ name, url }) => ({ label: name, href: withBaseUrl(url) })),
    { label: children, href: pathname },
  ];
  return (
    <nav className="theme-doc-breadcrumbs camino" aria-label="Rutas de navegación">
      <StructuredData breadcrumbs={steps.map((step) => ({ type: 'link', ...step }))} />
      <ul className="breadcrumbs">
        {above.map(({ name, url, isProduct }) => (
          <li key={url} className={`breadcrumbs__item${isProduct ? ' breadcrumbs__product' : ''}`}>
            <Link className="breadcrumbs__link" to={url}>
              {name}
            </Link>
          </li>
        ))}
        <li className="breadcrumbs__item breadcrumbs__item--active">
          <span className="breadcrumbs__link">{children}</span>
        </li>
      </ul>
    </nav>
  );
}
