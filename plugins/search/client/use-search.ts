import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { usePluginData } from '@docusaurus/useGlobalData';
import { useSyncExternalStore } from 'react';
import type { SearchGlobalData } from '../engine/types';
import type { SearchService, SearchStatus } from './search-service';
import { siteSearch } from './site-search';

const IDLE: SearchStatus = { phase: 'idle' };

/** What the plugin gave to the site at build time. */
export function useSearchData(): SearchGlobalData {
  return usePluginData('search') as SearchGlobalData;
}

/** The search of this site and where it stands. */
export function useSearch(): { service: SearchService; status: SearchStatus } {
  const data = useSearchData();
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const service = siteSearch(data, baseUrl);
  const status = useSyncExternalStore(service.subscribe, service.status, () => IDLE);
  return { service, status };
}
