import Link from '@docusaurus/Link';
import { useHistory } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';
import { type MouseEvent, type ReactNode, useMemo } from 'react';
import { isPlainClick } from '../../../../src/browser/plain-click';
import { resultsAddress } from '../../client/addresses';
import { countLabel, productName } from '../../client/result-labels';
import { useEmptySearchReport } from '../../client/use-empty-search-report';
import { useSearch } from '../../client/use-search';
import { useAnswer } from '../../client/use-search-answer';
import { useSearchData } from '../../client/use-search-data';
import type { SearchHit, SearchOptions } from '../../engine/types';
import Hit from '../SearchBar/Hit';
import ProductFilter from '../SearchBar/ProductFilter';
import SearchFailure from '../SearchBar/SearchFailure';
import NothingFound from './NothingFound';
import styles from './styles.module.css';

interface Props extends SearchOptions {
  readonly query: string;
}

/** All results of a query, best first. How they are asked for is in the address, so that coming back finds them so. */
export default function AllResults({ query, section, only, limit }: Props): ReactNode {
  const history = useHistory();
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const { service, status } = useSearch();
  const question = useMemo(
    () => ({ text: query, section, only, limit }),
    [query, section, only, limit],
  );
  const answered = useAnswer(service, status, question);
  useEmptySearchReport(answered);

  function ask(options: SearchOptions): void {
    history.replace(resultsAddress(baseUrl, query, { section, only, ...options }));
  }

  if (status.phase === 'failed') {
    return <SearchFailure cause={status.cause} onRetry={() => service.load()} />;
  }

  const answer = answered?.answer;
  const marksWords = status.phase === 'ready' && status.highlightResult;
  const room = answered?.keepsRoom && 'search-keeps-room';
  return (
    <>
      <ProductFilter product={only} onChange={(product) => ask({ only: product })} />
      <p className={styles.count} role="status">
        {answer ? countLabel(answer) : 'Cargando la búsqueda…'}
      </p>
      {answer?.meant && (
        <p>
          <Link to={resultsAddress(baseUrl, answer.meant, { section, only })}>
            ¿Quiso decir «{answer.meant}»?
          </Link>
        </p>
      )}
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
        <ol className={clsx('hallazgos', room)}>
          {answer.hits.map((hit) => (
            <Result key={hit.url} hit={hit} terms={marksWords ? answer.terms : undefined} />
          ))}
        </ol>
      )}
      {answer && status.phase === 'ready' && answer.hits.length < answer.total && (
        <button
          type="button"
          className="boton"
          onClick={() => ask({ limit: answer.hits.length + status.maxHits })}
        >
          Mostrar más resultados
        </button>
      )}
    </>
  );
}

interface ResultProps {
  readonly hit: SearchHit;
  /** Words to mark on the page of the hit; undefined where none are marked. */
  readonly terms: readonly string[] | undefined;
}

/** A result: where it leads, where that stands in the help, and the words around what fits. */
function Result({ hit, terms }: ResultProps): ReactNode {
  const history = useHistory();
  const { url, title, heading, product, breadcrumb, excerpt } = hit;
  const place = [productName(useSearchData(), product), ...breadcrumb];

  function follow(event: MouseEvent): void {
    if (!terms || !isPlainClick(event)) return;
    event.preventDefault();
    history.push(url, { searchTerms: terms });
  }

  function linked(name: ReactNode): ReactNode {
    return (
      <Link to={url} onClick={follow}>
        {name}
      </Link>
    );
  }

  return (
    <li>
      <Hit title={title} heading={heading} place={place} excerpt={excerpt} link={linked} />
    </li>
  );
}
