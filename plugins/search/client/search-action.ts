import { resultsAddress } from './addresses';

/** Structured data that tells search engines where the site's own search is (schema.org). */
export function searchAction(site: { title: string; url: string; baseUrl: string }): object {
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
