import type { SearchAnswer, SearchGlobalData } from '../engine/types';

const number = new Intl.NumberFormat('es-CO');

/** How many results there are, and without which words: «Un resultado», «12 resultados, sin «xqzzw»». */
export function countLabel({ total, unused }: Pick<SearchAnswer, 'total' | 'unused'>): string {
  if (total === 0) return 'Ningún resultado';
  const count = total === 1 ? 'Un resultado' : `${number.format(total)} resultados`;
  return [count, ...unused.map((word) => `sin «${word}»`)].join(', ');
}

/** What stands outside the products, as the hits name it. */
const OTHER_PLACES: Readonly<Record<string, string>> = { blog: 'Blog', sitio: 'Otras páginas' };

/** Name of a product, or of the place outside the products, that a hit belongs to. */
export function productName({ products }: Pick<SearchGlobalData, 'products'>, key: string): string {
  return products[key] ?? OTHER_PLACES[key] ?? key;
}
