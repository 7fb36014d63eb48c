import { readBasePath } from './base-path';
import { readLogPath } from './readers-log';

export * from './products';

/**
 * Name and address of the site; a deployment gives its own address in `SITE_URL`, and in `BASE_URL`
 * the path that the site stands under there; `OFFLINE=0` builds it without a service worker,
 * and `MANUALES=1` with the manuals that `npm run manuals` made. `REGISTRO=/registro` has pages tell their own host
 * what did not help.
 */
export const site = {
  title: 'Ayuda de Delfín',
  tagline: 'Soluciones de facturación para puntos de venta',
  url: process.env.SITE_URL ?? 'https://ayuda.example.com',
  baseUrl: readBasePath(process.env.BASE_URL),
  /** Whether pages open without a network. */
  opensOffline: process.env.OFFLINE !== '0',
  /** Whether the manuals stand in the site, and the pages of the products lead to them. */
  offersManuals: process.env.MANUALES === '1',
  /** Where on its host pages tell what did not help, if they do. */
  logPath: readLogPath(process.env.REGISTRO),
  /** Year of the copyright line, fixed by the specification. */
  copyrightYear: 2025,
} as const;
