import { useMemo } from 'react';
import type { MostRead } from './choices';
import { useReaderProduct } from './use-reader-product';
import { useSearchData } from './use-search';

/** The most read pages of the product being read; of the main product outside of all. */
export function useMostRead(): MostRead {
  const { products, mostRead } = useSearchData();
  const reading = useReaderProduct();
  const [mainProduct = ''] = Object.keys(products);
  const product = reading && reading in products ? reading : mainProduct;
  return useMemo(
    () => ({ name: products[product] ?? '', pages: mostRead[product] ?? [] }),
    [products, mostRead, product],
  );
}
