import type { RoleTasks, SearchGlobalData } from '../engine/types';
import type { FrequentTasks } from './choices';

type Data = Pick<SearchGlobalData, 'products' | 'frequentTasks'>;

/** Tasks of the product being read; outside of all, or in the main one, those of the job that the reader said. */
export function tasksFor(
  reading: string | undefined,
  role: string,
  { products, frequentTasks }: Data,
  roleTasks: RoleTasks,
): FrequentTasks {
  const [mainProduct = ''] = Object.keys(products);
  const product = reading && reading in products ? reading : mainProduct;
  const own = Object.entries(roleTasks).find(([key]) => key === role)?.[1];
  if (own && product === mainProduct) return { name: own.name.toLowerCase(), pages: own.pages };
  return { name: products[product] ?? '', pages: frequentTasks[product] ?? [] };
}
