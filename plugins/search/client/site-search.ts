import type { SearchGlobalData } from '../engine/types';
import { fileAddresses } from './addresses';
import { createSearchService, type SearchService } from './search-service';

/** One for as long as the tab lives: pages come and go, the loaded index stays. */
let service: SearchService | undefined;

function createWorker(): Worker {
  return new Worker(new URL('./search.worker.ts', import.meta.url));
}

/** The search of this site, idle until it is first loaded. */
export function siteSearch(data: SearchGlobalData, baseUrl: string): SearchService {
  service ??= createSearchService({
    ...fileAddresses(data, baseUrl),
    createWorker,
    fetchFile: (file, init) => fetch(file, init),
    // The guard outside the bundle looks whether the site was published anew.
    onUnreachable: () => window.dispatchEvent(new Event('assetmissing')),
  });
  return service;
}
