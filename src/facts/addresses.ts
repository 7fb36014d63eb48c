import type { Facts } from './facts';
import { messageUrl } from './message-url';

/** Pages that no route of the facts leads to. */
const ownPages: readonly [path: string, title: string][] = [
  ['/aprender', 'Aprender por rol'],
  ['/glosario', 'Glosario'],
  ['/contacto', 'Contacto'],
  ['/mapa', 'Mapa del sitio'],
  ['/mensajes', 'Mensajes'],
  ['/que-reporte', '¿Qué reporte necesito?'],
  ['/quien-puede', '¿Quién puede…?'],
  ['/donde-esta', '¿Dónde está…?'],
  ['/que-tecla', '¿Qué hace esta tecla?'],
  ['/blog', 'Blog'],
];

/** Path and title of every page of the documentation and of every message. */
export function factAddresses({ routes, messages }: Facts): [path: string, title: string][] {
  return [
    ...[...routes.values()].map(({ url, title }): [string, string] => [url, title]),
    ...messages.map(({ codigo, texto }): [string, string] => [
      messageUrl(codigo),
      `${codigo}. ${texto.replaceAll('**', '')}`,
    ]),
  ];
}

/** Path and title of every page that a reader may have meant. */
export function addressesOf(facts: Facts): [path: string, title: string][] {
  return [...ownPages, ...factAddresses(facts)];
}
