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
  documento: '/docs/delfin/movimientos/ventas/factura-electronica/',
  consulta: '/docs/delfin/consultas/kardex/',
  tablero: '/docs/analytics/ver-informes/ventas/',
  permisos: '/docs/delfin/archivos/configuracion/seguridad/permisos/',
  preguntas: '/docs/delfin/faqs/ventas/',
  problema: '/docs/delfin/solucion-problemas/descuadre-de-caja/',
  versiones: '/docs/delfin/novedades/',
  herramienta: '/docs/delfin/herramientas/cambios-masivos/precios/',
  categoria: '/docs/category/faqs---preview',
  publicacion: '/blog/mobile-3-5',
  blog: '/blog',
  archivo: '/blog/archive',
  autores: '/blog/authors',
  'etiquetas-del-blog': '/blog/tags',
  etiquetas: '/docs/tags',
  etiqueta: '/docs/tags/ventas',
  mensajes: '/mensajes',
  mensaje: '/mensajes/dlf-2003',
  'que-reporte': '/que-reporte',
  'quien-puede': '/quien-puede',
  'donde-esta': '/donde-esta',
  'que-tecla': '/que-tecla',
  novedades: '/novedades',
  contacto: '/contacto',
  glosario: '/glosario',
  aprender: '/aprender',
  mapa: '/mapa',
  busqueda: '/buscar?q=caja',
  '404': '/no-existe',
};

/** What is seen on a page whose content comes once it has loaded. */
export const comesLater: Readonly<Record<string, string>> = {
  busqueda: 'main ol > li',
};

/** Widths of a phone, of a tablet and of a desktop, in CSS pixels. */
export const widths = [390, 820, 1440];

export const themes = ['light', 'dark'] as const;
