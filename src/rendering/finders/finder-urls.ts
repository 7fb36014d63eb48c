/** Addresses of the pages that find something among the facts. */
export const FINDER_URLS = {
  reports: '/que-reporte',
  permissions: '/quien-puede',
  places: '/donde-esta',
  keys: '/que-tecla',
  releases: '/novedades',
} as const;
