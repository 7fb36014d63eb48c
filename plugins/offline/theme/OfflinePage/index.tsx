import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import { ownAddress } from '../../../../src/browser/own-address';
import StoredPages from './StoredPages';

/** Path of the page that was wanted, which must be one of this site. */
function wantedPath(search: string, baseUrl: string): string | undefined {
  const wanted = new URLSearchParams(search).get('pagina');
  const path = ownAddress(wanted, window.location.origin)?.pathname;
  return path?.startsWith(baseUrl) ? path : undefined;
}

/** Stands in for a page that is not stored while there is no network, and tells which ones are. */
export default function OfflinePage(): ReactNode {
  const { search } = useLocation();
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const isBrowser = useIsBrowser();
  const wanted = isBrowser ? wantedPath(search, baseUrl) : undefined;

  return (
    <Layout title="Sin conexión" description="Qué páginas de la ayuda puede leer sin conexión.">
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      {/* What is stored here only the client can tell. */}
      <main className="container sin-conexion" data-client="">
        <h1>Lectura sin conexión</h1>
        <p>
          Esta página aparece cuando no hay conexión y la que buscaba no está en este equipo.{' '}
          {/* Past the client, which has no scripts of that page either. */}
          <a href={wanted ?? baseUrl}>{wanted ? 'Intentar de nuevo' : 'Ir al inicio'}</a>
        </p>
        <noscript>
          <p>
            Sin JavaScript no se guardan páginas. Con conexión, búsquelas en el{' '}
            <Link to="/mapa">mapa del sitio</Link>.
          </p>
        </noscript>
        {isBrowser && <StoredPages />}
      </main>
    </Layout>
  );
}
