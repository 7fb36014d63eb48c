import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { createClientWorker } from './client-worker';
import type { SearchService, SearchStatus } from './search-service';
import { siteSearch } from './site-search';
import { useSearchData } from './use-search-data';
import { useSearchStatus } from './use-search-status';

/** The search of this site and where it stands. */
export function useSearch(): { service: SearchService; status: SearchStatus } {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const service = siteSearch(useSearchData(), baseUrl, createClientWorker);
  return { service, status: useSearchStatus(service) };
}
