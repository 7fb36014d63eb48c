import { usePluginData } from '@docusaurus/useGlobalData';
import roleTasks from '@generated/search/default/role-tasks.json';
import { storedRole } from '@site/src/browser/role';
import { useMemo } from 'react';
import type { SearchGlobalData } from '../engine/types';
import { type FrequentTasks, tasksFor } from './tasks-for';

/** What the plugin gave to the site at build time. */
export function useSearchData(): SearchGlobalData {
  return usePluginData('search') as SearchGlobalData;
}

/** What people come to do in the product being read; outside of all, or in the main one, those of one's job. */
export function useFrequentTasks(reading: string | undefined): FrequentTasks {
  const data = useSearchData();
  return useMemo(() => tasksFor(reading, storedRole(), data, roleTasks), [reading, data]);
}
