// Apart from the other constants, which read the environment: pages in the browser use these too.

/** The six products in the order of the navbar, with the name of their sidebar. */
export const productSidebars = [
  'delfin',
  'sinco',
  'api',
  'mobile',
  'compras',
  'analytics',
] as const;

/** A product that has a sidebar of its own. */
export type ProductId = (typeof productSidebars)[number];

/** Name of each product as its link in the navbar says it. */
export const productLabels: Readonly<Record<ProductId, string>> = {
  delfin: 'Delfín',
  sinco: 'Sinco',
  api: 'API',
  mobile: 'Mobile',
  compras: 'Compras',
  analytics: 'Analytics',
};
