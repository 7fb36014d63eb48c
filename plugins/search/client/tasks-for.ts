import type { RoleTasks, SearchGlobalData } from '../engine/types';

/** What is offered whatever the question: what people come to do in the product. */
export interface FrequentTasks {
  /** Name of the product. */
  readonly name: string;
  readonly pages: readonly { readonly title: string; readonly url: string }[];
}

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
