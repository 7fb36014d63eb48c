/** Where the helps of all products are listed. */
export const helpsPage = { to: '/#ayudas', label: 'Ayudas' } as const;

/** Pages that help whatever the product is, in the order in which they are offered. */
export const helps = [
  { to: '/que-reporte', label: '¿Qué reporte necesito?' },
  { to: '/quien-puede', label: '¿Quién puede…?' },
  { to: '/donde-esta', label: '¿Dónde está…?' },
  { to: '/que-tecla', label: '¿Qué hace esta tecla?' },
  { to: '/mensajes', label: 'Mensajes por código' },
  { to: '/glosario', label: 'Glosario' },
  { to: '/aprender', label: 'Aprender por rol' },
  { to: '/novedades', label: 'Novedades' },
  { to: '/como-usar', label: 'Cómo usar esta ayuda' },
  { to: '/mapa', label: 'Mapa del sitio' },
  { to: '/contacto', label: 'Contacto' },
] as const;
