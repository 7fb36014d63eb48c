import type { SearchService, SearchStatus } from './search-service';
import { siteSearch } from './site-search';
import { useSearchStatus } from './use-search-answer';

/** The worker as the client's bundler knows it. */
function createClientWorker(): Worker {
  return new Worker(
    /* webpackChunkName: "worker-search" */ new URL('./search.worker.ts', import.meta.url),
  );
}

/** The search of this site and where it stands. */
export function useSearch(): { service: SearchService; status: SearchStatus } {
  const service = siteSearch(createClientWorker);
  return { service, status: useSearchStatus(service) };
}
