import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';
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
  return (
    <div className={styles.nothing}>
      {suggestions.length > 0 && (
        <>
          <h2>Palabras parecidas</h2>
          <ul>
            {suggestions.map((words) => (
              <li key={words}>
                <Link to={resultsAddress(baseUrl, words)}>{words}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
      {pages.length > 0 && (
        <>
          <h2>Tareas frecuentes de {name}</h2>
          <ul>
            {pages.map(({ title, url }) => (
              <li key={url}>
                <Link to={url}>{title}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        ¿No está aquí? <Link to={contactAddress(baseUrl, query)}>Pregunte a soporte</Link>.
      </p>
    </div>
  );
}
