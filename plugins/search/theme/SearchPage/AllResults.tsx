import Link from '@docusaurus/Link';
import clsx from 'clsx';
import { type ReactNode, useMemo, useState } from 'react';
import { countLabel } from '../../client/result-labels';
import { useEmptySearchReport } from '../../client/use-empty-search-report';
import { useSearch } from '../../client/use-search';
import { useAnswer } from '../../client/use-search-answer';
import Hit from '../SearchBar/Hit';
import ProductFilter from '../SearchBar/ProductFilter';
import SearchFailure from '../SearchBar/SearchFailure';
import NothingFound from './NothingFound';
import ResultItem from './ResultItem';
import styles from './styles.module.css';

/** How many results are shown at first, and added each time the reader asks for more. */
const BATCH = 30;

/** All results of a query, best first. */
export default function AllResults({ query }: { readonly query: string }): ReactNode {
  const { service, status } = useSearch();
  const [product, setProduct] = useState<string>();
  const [limit, setLimit] = useState(BATCH);
  const question = useMemo(() => ({ text: query, only: product, limit }), [query, product, limit]);
  const answered = useAnswer(service, status, question);
  useEmptySearchReport(answered);

  if (status.phase === 'failed') {
    return <SearchFailure cause={status.cause} onRetry={() => service.load()} />;
  }

  const answer = answered?.answer;
  const room = answered?.keepsRoom && 'search-keeps-room';
  return (
    <>
      <ProductFilter product={product} onChange={setProduct} />
      <p className={styles.count} role="status">
        {answer ? countLabel(answer.total) : 'Cargando la búsqueda…'}
      </p>
      {answer?.box && (
        <section className={clsx(styles.answer, room)} aria-label="Respuesta">
          <p className="search-hit__place">Respuesta</p>
          <Hit
            title={answer.box.title}
            answer={answer.box.text}
            link={(title) => <Link to={answer.box?.url}>{title}</Link>}
          />
        </section>
      )}
      {answer?.total === 0 && <NothingFound query={query} suggestions={answer.suggestions} />}
      {answer && answer.total > 0 && (
        <ol className={clsx(styles.results, room)}>
          {answer.hits.map((hit) => (
            <ResultItem key={hit.url} hit={hit} terms={answer.terms} />
          ))}
        </ol>
      )}
      {answer && answer.hits.length < answer.total && (
        <button type="button" className={styles.more} onClick={() => setLimit(limit + BATCH)}>
          Mostrar más resultados
        </button>
      )}
    </>
  );
}
