import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { usePluginData } from '@docusaurus/useGlobalData';
import { useSyncExternalStore } from 'react';
import type { SearchGlobalData } from '../engine/types';
import { fileAddresses } from './addresses';
import { createSearchService, type SearchService, type SearchStatus } from './search-service';

const IDLE: SearchStatus = { phase: 'idle' };

/** One for as long as the tab lives: pages come and go, the loaded index stays. */
let service: SearchService | undefined;

function createWorker(): Worker {
  return new Worker(new URL('./search.worker.ts', import.meta.url));
}

/** What the plugin gave to the site at build time. */
export function useSearchData(): SearchGlobalData {
  return usePluginData('search') as SearchGlobalData;
}

/** The search of this site and where it stands. */
export function useSearch(): { service: SearchService; status: SearchStatus } {
  const data = useSearchData();
  const { baseUrl } = useDocusaurusContext().siteConfig;
  service ??= createSearchService({
    ...fileAddresses(data, baseUrl),
    createWorker,
    fetchFile: (file, init) => fetch(file, init),
    // The guard outside the bundle looks whether the site was published anew.
    onUnreachable: () => window.dispatchEvent(new Event('assetmissing')),
  });
  const status = useSyncExternalStore(service.subscribe, service.status, () => IDLE);
  return { service, status };
}
