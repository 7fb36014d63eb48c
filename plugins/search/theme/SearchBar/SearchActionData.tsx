import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';
import { searchAction } from '../../client/search-action';

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
