import type { SearchGlobalData } from '../engine/types';

const number = new Intl.NumberFormat('es-CO');

/** How many results there are, in words for a reader: «Un resultado», «12 resultados». */
export function countLabel(total: number): string {
  if (total === 0) return 'Ningún resultado';
  if (total === 1) return 'Un resultado';
  return `${number.format(total)} resultados`;
}

/** What stands outside the products, as the hits name it. */
const OTHER_PLACES: Readonly<Record<string, string>> = { blog: 'Blog', sitio: 'Otras páginas' };

/** Name of a product, or of the place outside the products, that a hit belongs to. */
export function productName({ products }: Pick<SearchGlobalData, 'products'>, key: string): string {
  return products[key] ?? OTHER_PLACES[key] ?? key;
}
