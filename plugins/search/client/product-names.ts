import type { SearchGlobalData } from '../engine/types';

/** What stands outside the products, as the hits name it. */
const OTHER_PLACES: Readonly<Record<string, string>> = { blog: 'Blog', sitio: 'Otras páginas' };

/** Name of a product, or of the place outside the products, that a hit belongs to. */
export function productName({ products }: Pick<SearchGlobalData, 'products'>, key: string): string {
  return products[key] ?? OTHER_PLACES[key] ?? key;
}
