/** Name and address of the site; a deployment gives its own address in `SITE_URL`. */
export const site = {
  title: 'Ayuda de Delfín',
  tagline: 'Soluciones de facturación para puntos de venta',
  url: process.env.SITE_URL ?? 'https://ayuda.example.com',
  /** Year of the copyright line, fixed by the specification. */
  copyrightYear: 2025,
} as const;

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
