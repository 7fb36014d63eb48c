import Link from '@docusaurus/Link';
import { useHistory, useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Layout from '@theme/Layout';
import { type FormEvent, Fragment, type ReactNode, useEffect, useState } from 'react';
import { optionsOf, queryOf, resultsAddress } from '../../client/addresses';
import { useSearch } from '../../client/use-search';
import AllResults from './AllResults';
import styles from './styles.module.css';

/** The page `/buscar?q=…`: all results of a query, with an address to share. */
export default function SearchPage(): ReactNode {
  const isBrowser = useIsBrowser();
  const { search } = useLocation();
  // The page is built once for all queries, so the query is only known in the browser.
  const query = isBrowser ? queryOf(search) : '';
  const title = query ? `Resultados de «${query}»` : 'Buscar en la ayuda';

  return (
    <Layout title={title} description="Busque en todas las páginas de la ayuda de Delfín.">
      {/* The page says nothing without its client, so it does not wait for the reader. */}
      <main className={`container ${styles.page}`} data-client="">
        <h1>{title}</h1>
        {/* Another query is another search: its field and its filter begin anew. */}
        <Fragment key={query}>
          <SearchForm query={query} />
          {query ? (
            <AllResults query={query} {...optionsOf(search)} />
          ) : (
            <MapInstead isBrowser={isBrowser} />
          )}
        </Fragment>
      </main>
    </Layout>
  );
}

/** Says where else to look, also while the page has no client, which may never come. */
function MapInstead({ isBrowser }: { readonly isBrowser: boolean }): ReactNode {
  return (
    <p className={styles.map}>
      {isBrowser ? 'También puede buscar en el' : 'Si la búsqueda no carga, busque en el'}{' '}
      <Link to="/mapa">mapa del sitio</Link>.
    </p>
  );
}

function SearchForm({ query }: { readonly query: string }): ReactNode {
  const history = useHistory();
  const { service } = useSearch();
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const [text, setText] = useState(query);

  useEffect(() => {
    if (query) service.load();
  }, [service, query]);

  function submit(event: FormEvent): void {
    event.preventDefault();
    history.push(resultsAddress(baseUrl, text));
  }

  return (
    <search>
      <form className="codigo-visto" action={`${baseUrl}buscar`} onSubmit={submit}>
        <label htmlFor="consulta">Qué busca</label>
        <input
          id="consulta"
          type="search"
          name="q"
          autoComplete="off"
          value={text}
          onFocus={() => service.load()}
          onChange={(event) => setText(event.target.value)}
        />
        <button type="submit">Buscar</button>
      </form>
    </search>
  );
}
