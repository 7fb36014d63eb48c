import path from 'node:path';
import { kinds } from '../facts/kinds';
import { productLabel } from '../facts/products';

/** The products in the order of the navbar. Pages in the browser have them from generated-products.d.ts. */
export const products = kinds.products(path.resolve('data'));

/** Ids of the products in the order of the navbar, which are the names of their sidebars too. */
export const productSidebars: readonly string[] = products.map(({ clave }) => clave);

/** Id of each product by how the addresses of its messages begin: `dlf` of `/mensajes/dlf-2003`. */
export const messageProducts: Readonly<Record<string, string>> = Object.fromEntries(
  products.map(({ clave, prefijo }) => [prefijo.toLowerCase(), clave]),
);

/** Name of each product as its link in the navbar says it. */
export const productLabels: Readonly<Record<string, string>> = Object.fromEntries(
  products.map((product) => [product.clave, productLabel(product)]),
);
