import { loadRoutes } from '../../../src/facts/routes';
import type { SearchGlobalData } from '../engine/types';

/**
 * Pages to offer when nothing fits, by product, best first. The site keeps no statistics of its
 * readers: these were chosen by hand, where people start or get stuck, until there are some.
 */
const ROUTES: Readonly<Record<string, readonly string[]>> = {
  delfin: [
    'delfin/pasos-iniciales/vender',
    'delfin/movimientos/ventas/cierre-de-caja',
    'delfin/archivos/maestros/productos',
    'delfin/movimientos/ventas/factura-electronica',
    'delfin/solucion-problemas',
  ],
  sinco: ['sinco/pasos-iniciales', 'sinco/exportar/generar-y-exportar', 'sinco/faqs'],
  api: ['api/pasos-iniciales', 'api/modo-de-uso/entidades', 'api/modo-de-uso/excel'],
  mobile: ['mobile/pasos-iniciales', 'mobile/funcionalidades/toma-fisica', 'mobile/faqs'],
  compras: ['compras/pasos-iniciales', 'compras/gestion-de-pedidos/pedidos/crear', 'compras/faqs'],
  analytics: ['analytics/pasos-iniciales', 'analytics/ver-informes', 'analytics/faqs'],
};

/**
 * Titles and addresses of the pages to offer when nothing fits.
 * @throws Error naming a route that the facts do not have
 */
export function mostReadPages(dataDir: string, baseUrl: string): SearchGlobalData['mostRead'] {
  const routes = loadRoutes(dataDir);
  const linkTo = (path: string) => {
    const route = routes.get(path);
    if (route) return { title: route.title, url: baseUrl + route.url.slice(1) };
    throw new Error(
      `"${path}" of plugins/search/indexer/most-read.ts is no route; choose one of data/rutas.yaml.`,
    );
  };
  return Object.fromEntries(
    Object.entries(ROUTES).map(([product, paths]) => [product, paths.map(linkTo)]),
  );
}
