import type { SearchGlobalData } from '../engine/types';
import { fileAddresses } from './addresses';
import { fetchBytes } from './fetch-bytes';
import { handover } from './handover';
import { createSearchService, type SearchService, type SearchWorker } from './search-service';

/**
 * The search of this site, idle until it is first loaded. There is one for as long as the tab lives:
 * pages come and go, the loaded index stays.
 */
export function siteSearch(
  data: SearchGlobalData,
  baseUrl: string,
  createWorker: () => SearchWorker,
): SearchService {
  const shared = handover();
  shared.service ??= createSearchService({
    ...fileAddresses(data, baseUrl),
    createWorker,
    fetchFile: fetchBytes,
    // The guard outside the bundle looks whether the site was published anew.
    onUnreachable: () => window.dispatchEvent(new Event('assetmissing')),
  });
  return shared.service;
}
