import { fetchWhole } from '../../../src/browser/fetch-whole';
import { SEARCH_CHANGED } from '../../../src/browser/search-contract';
import { fileAddresses } from './addresses';
import { SearchService } from './search-service';
import type { SearchWorker } from './worker-calls';

declare global {
  /** Outside of all modules, because the script of the dialog and the client have a copy of each. */
  var begunSearch: SearchService | undefined;
}

/** @throws Error when a file does not answer, falls silent or answers with anything but itself */
async function fetchFile(url: string, cache: RequestCache): Promise<ArrayBuffer> {
  const response = await fetchWhole(url, { cache });
  if (!response.ok) throw new Error(`${url} answered ${response.status}; expected 200.`);
  return response.arrayBuffer();
}

/**
 * The search of this site, idle until it is first loaded. There is one for as long as the tab lives, begun by the
 * script of the dialog or by the client: pages come and go, the loaded index stays.
 */
export function siteSearch(createWorker: () => SearchWorker): SearchService {
  if (globalThis.begunSearch) return globalThis.begunSearch;
  const service = new SearchService({
    fileAddresses,
    createWorker,
    fetchFile,
    // The guard outside the bundle looks whether the site was published anew.
    onUnreachable: () => dispatchEvent(new Event('assetmissing')),
  });
  service.subscribe(() => dispatchEvent(new Event(SEARCH_CHANGED)));
  globalThis.begunSearch = service;
  return service;
}
