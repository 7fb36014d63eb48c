import { useMemo } from 'react';
import type { FrequentTasks } from './choices';
import { useSearchData } from './use-search';

/** What people come to do in the product being read; in the main product outside of all. */
export function useFrequentTasks(reading: string | undefined): FrequentTasks {
  const { products, frequentTasks } = useSearchData();
  const [mainProduct = ''] = Object.keys(products);
  const product = reading && reading in products ? reading : mainProduct;
  return useMemo(
    () => ({ name: products[product] ?? '', pages: frequentTasks[product] ?? [] }),
    [products, frequentTasks, product],
  );
}
