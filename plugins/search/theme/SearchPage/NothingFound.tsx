import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { Fragment, type ReactNode } from 'react';
import { contactAddress, resultsAddress } from '../../client/addresses';
import { useFrequentTasks } from '../../client/use-search-data';
import styles from './styles.module.css';

interface Props {
  readonly query: string;
  /** Words that exist, nearest to the ones looked for. */
  readonly suggestions: readonly string[];
}

/** What the page offers when nothing fits. */
export default function NothingFound({ query, suggestions }: Props): ReactNode {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const { name, pages } = useFrequentTasks(undefined);
  const words = suggestions.map((title) => ({ title, url: resultsAddress(baseUrl, title) }));
  const lists = [
    ['Palabras parecidas', words] as const,
    [`Tareas frecuentes de ${name}`, pages] as const,
  ].filter(([, links]) => links.length > 0);
  return (
    <div className={styles.nothing}>
      {lists.map(([heading, links]) => (
        <Fragment key={heading}>
          <h2>{heading}</h2>
          <ul>
            {links.map(({ title, url }) => (
              <li key={url}>
                <Link to={url}>{title}</Link>
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
      <p>
        ¿No está aquí? <Link to={contactAddress(baseUrl, query)}>Pregunte a soporte</Link>.
      </p>
    </div>
  );
}
