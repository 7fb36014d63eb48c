import type { FrequentTasks } from '../engine/types';

/** Tasks of the product being read; outside of all, or in the main one, those of the job that the reader said. */
export function tasksFor(
  reading: string | undefined,
  role: string,
  products: Readonly<Record<string, string>>,
  tasks: Readonly<Record<string, FrequentTasks>>,
): FrequentTasks {
  const [main = ''] = Object.keys(products);
  const product = reading && reading in products ? reading : main;
  // Storage may hold any word, such as the name of what every object has.
  const byKey = new Map(Object.entries(tasks));
  const own = product === main ? byKey.get(role) : undefined;
  return own ?? byKey.get(product) ?? { name: products[product] ?? '', pages: [] };
}
