import roleTasks from '@generated/search/default/role-tasks.json';
import { chosenRole, noRole, onRoleChange } from '@site/src/browser/role';
import { useMemo, useSyncExternalStore } from 'react';
import type { FrequentTasks } from './choices';
import { tasksFor } from './tasks-for';
import { useSearchData } from './use-search-data';

/** What people come to do in the product being read; outside of all, or in the main one, those of one's job. */
export function useFrequentTasks(reading: string | undefined): FrequentTasks {
  const data = useSearchData();
  const role = useSyncExternalStore(onRoleChange, chosenRole, noRole);
  return useMemo(() => tasksFor(reading, role, data, roleTasks), [reading, role, data]);
}
