export * from './products';

/** Name and address of the site; a deployment gives its own address in `SITE_URL`. */
export const site = {
  title: 'Ayuda de Delfín',
  tagline: 'Soluciones de facturación para puntos de venta',
  url: process.env.SITE_URL ?? 'https://ayuda.example.com',
  /** Year of the copyright line, fixed by the specification. */
  copyrightYear: 2025,
} as const;
