import { usePluginData } from '@docusaurus/useGlobalData';
import type { SearchGlobalData } from '../engine/types';

/** What the plugin gave to the site at build time. */
export function useSearchData(): SearchGlobalData {
  return usePluginData('search') as SearchGlobalData;
}
