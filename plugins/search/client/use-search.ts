import { createPagesideWorker } from './pageside-worker';
import type { SearchService, SearchStatus, SearchWorker } from './search-service';
import { siteSearch } from './site-search';
import { useSearchStatus } from './use-search-answer';

/** The worker as the client's bundler knows it, or the search on the page's own thread where there can be none. */
function createClientWorker(): SearchWorker {
  try {
    return new Worker(
      /* webpackChunkName: "worker-search" */ new URL('./search.worker.ts', import.meta.url),
    );
  } catch (error) {
    console.warn('The search runs without a worker.', error);
    return createPagesideWorker();
  }
}

/** The search of this site and where it stands. */
export function useSearch(): { service: SearchService; status: SearchStatus } {
  const service = siteSearch(createClientWorker);
  return { service, status: useSearchStatus(service) };
}
