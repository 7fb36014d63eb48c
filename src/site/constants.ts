export * from './products';

/** Name and address of the site; a deployment gives its own address in `SITE_URL`. */
export const site = {
  title: 'Ayuda de Delfín',
  tagline: 'Soluciones de facturación para puntos de venta',
  url: process.env.SITE_URL ?? 'https://ayuda.example.com',
  /** Year of the copyright line, fixed by the specification. */
  copyrightYear: 2025,
} as const;

/** Every address outside the site, in one place. */
export const externalLinks = {
  company: 'https://www.example.com',
  video: 'https://video.example.com/delfin',
  social: 'https://social.example.com/delfin',
  photos: 'https://fotos.example.com/delfin',
  microblog: 'https://micro.example.com/delfin',
  messaging: 'https://mensajes.example.com/delfin',
  supportMail: 'mailto:soporte@example.com',
} as const;
