import Link from '@docusaurus/Link';
import { useHistory } from '@docusaurus/router';
import type { MouseEvent, ReactNode } from 'react';
import { isPlainClick } from '../../../../src/browser/plain-click';
import { productName } from '../../client/result-labels';
import { searchState } from '../../client/search-state';
import { useSearch } from '../../client/use-search';
import { useSearchData } from '../../client/use-search-data';
import type { SearchHit } from '../../engine/types';
import Hit from '../SearchBar/Hit';
import styles from './styles.module.css';

interface Props {
  readonly hit: SearchHit;
  /** Words to mark on the page of the hit. */
  readonly terms: readonly string[];
}

/** A result: where it leads, where that stands in the help, and the words around what fits. */
export default function ResultItem({ hit, terms }: Props): ReactNode {
  const history = useHistory();
  const { status } = useSearch();
  const data = useSearchData();
  const marksWords = status.phase === 'ready' && status.highlightResult;

  function follow(event: MouseEvent): void {
    if (!marksWords || !isPlainClick(event)) return;
    event.preventDefault();
    history.push(hit.url, searchState(terms));
  }

  return (
    <li className={styles.result}>
      <Hit
        title={hit.title}
        heading={hit.heading}
        place={[productName(data, hit.product), ...hit.breadcrumb]}
        excerpt={hit.excerpt}
        link={(title) => (
          <Link to={hit.url} onClick={follow}>
            {title}
          </Link>
        )}
      />
    </li>
  );
}
