/** Where the helps of all products are listed. */
export const helpsPage = { to: '/#ayudas', label: 'Ayudas' } as const;

/** Pages that help whatever the product is, in the order in which they are offered, and what each finds. */
export const helps = (
  [
    ['/que-reporte', '¿Qué reporte necesito?', 'El que responde su pregunta.'],
    ['/quien-puede', '¿Quién puede…?', 'Qué rol hace cada cosa y qué ven los demás.'],
    ['/donde-esta', '¿Dónde está…?', 'En qué menú queda cada ventana, campo y botón.'],
    ['/que-tecla', '¿Qué hace esta tecla?', 'Los atajos de teclado y dónde funcionan.'],
    ['/mensajes', 'Mensajes por código', 'Qué hacer con el que ve en la pantalla.'],
    ['/glosario', 'Glosario', 'Las palabras del negocio y del programa.'],
    ['/aprender', 'Aprender por rol', 'Qué leer primero, según su trabajo.'],
    ['/novedades', 'Novedades', 'Qué cambió en cada versión de cada producto.'],
    ['/como-usar', 'Cómo usar esta ayuda', 'Buscar, guardar sin internet e imprimir.'],
    ['/mapa', 'Mapa del sitio', 'Todas las páginas en una sola lista.'],
    ['/contacto', 'Contacto', 'Cómo escribir a soporte y en cuánto responde.'],
  ] as const
).map(([to, label, about]) => ({ to, label, about }));
