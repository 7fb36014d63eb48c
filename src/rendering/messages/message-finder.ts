import type { Facts } from '../../facts/facts';
import { messagePlaces } from '../../facts/message-places';
import { MESSAGES_URL, messageUrl } from '../../facts/message-url';
import type { Message } from '../../facts/messages';
import { productLabel } from '../../facts/products';
import type { Choice, Finder, FinderEntry } from '../finders/finder';
import {
  choiceOfNames,
  choiceOfProducts,
  node,
  paragraph,
  placesIn,
  titleOf,
} from '../finders/parts';
import { productOfCode, saidInLine } from './message-page';

/** What the page says whatever its messages are. */
const ABOUT = {
  url: MESSAGES_URL,
  title: 'Mensajes',
  description:
    'Todos los mensajes de Delfín y sus productos por código, con lo primero que se hace y un enlace a los demás pasos.',
  keywords: [],
  intro: [
    paragraph(
      'Busque el código que ve en la pantalla. Cada mensaje lleva a sus pasos, a quién puede hacerlos y a lo que pasa con lo que ya escribió.',
    ),
  ],
  asks: 'Código o palabras del mensaje',
  names: ['mensaje', 'mensajes'],
  none: 'No hay mensajes así',
  idle: [],
} as const;

/** What each gravity means to who reads a message. */
const GRAVITY: Choice = {
  ...{ name: 'gravedad', label: 'Gravedad', all: 'Todas' },
  options: [
    ['impide', 'Impiden seguir'],
    ['avisa', 'Avisan'],
    ['informa', 'Informan'],
  ],
};

/**
 * All messages by product, each in the order of its code.
 *
 * @throws Error when a directive in the facts of a message is broken
 */
export function messageFinder(facts: Facts): Finder {
  const places = messagePlaces(facts);
  const screensOf = (code: string) =>
    (places.get(code)?.shown ?? []).map((route) => titleOf(route, facts));
  const screen = choiceOfNames(
    { name: 'pantalla', label: 'Pantalla', all: 'Todas' },
    facts.messages.flatMap(({ codigo }) => screensOf(codigo)),
  );
  const entryOf =
    (product: number) =>
    ({ codigo, texto, gravedad, 'que-hacer': [first = ''] }: Message): FinderEntry => ({
      head: [
        node(
          'a',
          { href: messageUrl(codigo) },
          node('code', {}, codigo),
          ` ${saidInLine(texto, facts)}`,
        ),
      ],
      body: [paragraph(saidInLine(first, facts))],
      values: [
        [product],
        placesIn(screen, screensOf(codigo)),
        [GRAVITY.options.findIndex(([value]) => value === gravedad)],
      ],
      // Codes are typed without their hyphen too.
      words: codigo.replace('-', ''),
    });
  return {
    ...ABOUT,
    choices: [choiceOfProducts(facts.products), screen, GRAVITY],
    groups: facts.products.map((product, place) => ({
      id: product.clave,
      title: productLabel(product),
      product: product.clave,
      entries: facts.messages
        .filter(({ codigo }) => productOfCode(codigo, facts) === product)
        .sort((a, b) => (a.codigo < b.codigo ? -1 : 1))
        .map(entryOf(place)),
    })),
  };
}
