import { useSyncExternalStore } from 'react';
import type { SearchService, SearchStatus } from './search-service';

const IDLE: SearchStatus = { phase: 'idle' };

/** Where a search stands. */
export function useSearchStatus({ subscribe, status }: SearchService): SearchStatus {
  return useSyncExternalStore(subscribe, status, () => IDLE);
}
