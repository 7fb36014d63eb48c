import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';
import { resultsAddress } from '../../client/addresses';

/** Structured data that tells search engines where the site's own search is (schema.org). */
function searchAction(site: { title: string; url: string; baseUrl: string }): object {
  const home = site.url + site.baseUrl;
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: site.title,
    url: home,
    inLanguage: 'es',
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${resultsAddress(home, '')}?q={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  };
}

/** On the home page, where search engines look for it: the structured data of the site's search. */
export default function SearchActionData(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const { pathname } = useLocation();
  if (pathname !== siteConfig.baseUrl) return null;
  return (
    <Head>
      <script type="application/ld+json">{JSON.stringify(searchAction(siteConfig))}</script>
    </Head>
  );
}
