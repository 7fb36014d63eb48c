import { createPagesideWorker } from './pageside-worker';
import type { SearchWorker } from './search-service';

/** The worker as the client's bundler knows it, or the search on the page's own thread where there can be none. */
export function createClientWorker(): SearchWorker {
  try {
    return new Worker(
      /* webpackChunkName: "worker-search" */ new URL('./search.worker.ts', import.meta.url),
    );
  } catch (error) {
    console.warn('The search runs without a worker.', error);
    return createPagesideWorker();
  }
}
