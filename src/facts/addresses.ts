import type { Facts } from './facts';
import { messageUrl } from './message-url';

/** A page that exists: its path within the site, and its title. */
export type Address = readonly [path: string, title: string];

/** Pages that no route of the facts leads to. */
const ownPages: readonly Address[] = [
  ['/aprender', 'Aprender por rol'],
  ['/glosario', 'Glosario'],
  ['/contacto', 'Contacto'],
  ['/mapa', 'Mapa del sitio'],
  ['/como-usar', 'Cómo usar esta ayuda'],
  ['/accesibilidad', 'Accesibilidad'],
  ['/privacidad', 'Privacidad'],
  ['/mensajes', 'Mensajes'],
  ['/que-reporte', '¿Qué reporte necesito?'],
  ['/quien-puede', '¿Quién puede…?'],
  ['/donde-esta', '¿Dónde está…?'],
  ['/que-tecla', '¿Qué hace esta tecla?'],
  ['/novedades', 'Novedades de todos los productos'],
  ['/blog', 'Blog'],
];

/** Path and title of every page of the documentation and of every message. */
function factAddresses({ routes, messages }: Facts): Address[] {
  return [
    ...[...routes.values()].map(({ url, title }): Address => [url, title]),
    ...messages.map(
      ({ codigo, texto }): Address => [
        messageUrl(codigo),
        `${codigo}. ${texto.replaceAll('**', '')}`,
      ],
    ),
  ];
}

/** Path and title of every page that a reader may have meant. */
export function addressesOf(facts: Facts): Address[] {
  return [...ownPages, ...factAddresses(facts)];
}
