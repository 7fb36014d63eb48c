import type { Facts } from '../facts/facts';
import { messageUrl } from '../facts/message-url';
import { helps } from './helps';

/** A page that exists: its path within the site, and its title. */
export type Address = readonly [path: string, title: string];

/** Pages that no route of the facts leads to. */
const ownPages: readonly Address[] = [
  ...helps.map(({ to, label }): Address => [to, label]),
  ['/accesibilidad', 'Accesibilidad'],
  ['/privacidad', 'Privacidad'],
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
