import type { SearchGlobalData } from '../engine/types';
import { fileAddresses } from './addresses';
import { fetchBytes } from './fetch-bytes';
import { createPagesideWorker } from './pageside-worker';
import { createSearchService, type SearchService, type SearchWorker } from './search-service';

/** One for as long as the tab lives: pages come and go, the loaded index stays. */
let service: SearchService | undefined;

function createWorker(): SearchWorker {
  try {
    return new Worker(
      /* webpackChunkName: "worker-search" */ new URL('./search.worker.ts', import.meta.url),
    );
  } catch (error) {
    console.warn('The search runs without a worker.', error);
    return createPagesideWorker();
  }
}

/** The search of this site, idle until it is first loaded. */
export function siteSearch(data: SearchGlobalData, baseUrl: string): SearchService {
  service ??= createSearchService({
    ...fileAddresses(data, baseUrl),
    createWorker,
    fetchFile: fetchBytes,
    // The guard outside the bundle looks whether the site was published anew.
    onUnreachable: () => window.dispatchEvent(new Event('assetmissing')),
  });
  return service;
}
