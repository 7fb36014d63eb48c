/** The pages that people look at, by the name of their pictures. */
export const shownPages: Readonly<Record<string, string>> = {
  estilo: '/estilo',
  inicio: '/',
  producto: '/docs/delfin',
  grupo: '/docs/delfin/archivos/maestros/',
  pantalla: '/docs/delfin/archivos/maestros/productos/',
  reporte: '/docs/delfin/reportes/ventas/por-producto/',
  recorrido: '/docs/delfin/pasos-iniciales/vender/',
  api: '/docs/api/modo-de-uso/filtrar-informacion/',
  categoria: '/docs/category/faqs---preview',
  publicacion: '/blog/mobile-3-5',
  blog: '/blog',
  etiqueta: '/docs/tags/ventas',
  busqueda: '/buscar?q=caja',
  '404': '/no-existe',
};

/** Widths of a phone and of a desktop, in CSS pixels. */
export const widths = [390, 1440];

export const themes = ['light', 'dark'] as const;
