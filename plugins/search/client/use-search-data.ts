import { usePluginData } from '@docusaurus/useGlobalData';
import frequentTasks from '@generated/search/default/frequent-tasks.json';
import { storedRole } from '@site/src/browser/role';
import { useMemo } from 'react';
import type { FrequentTasks, SearchGlobalData } from '../engine/types';
import { tasksFor } from './tasks-for';

/** What the plugin gave to the site at build time. */
export function useSearchData(): SearchGlobalData {
  return usePluginData('search') as SearchGlobalData;
}

/** What people come to do in the product being read; outside of all, or in the main one, those of one's job. */
export function useFrequentTasks(reading: string | undefined): FrequentTasks {
  const { products } = useSearchData();
  return useMemo(
    () => tasksFor(reading, storedRole(), products, frequentTasks),
    [reading, products],
  );
}
