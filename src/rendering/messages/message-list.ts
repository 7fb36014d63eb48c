import type { Facts } from '../../facts/facts';
import { messagePlaces } from '../../facts/message-places';
import type { Message } from '../../facts/messages';
import { productLabel } from '../../facts/products';
import type { PageContext } from '../directives/directive';
import { findRoute } from '../directives/directive';
import { productOfCode } from './message-page';
import { expandedText } from './page-parts';

/** A message as the list of all of them tells it. */
export interface ListedMessage {
  code: string;
  text: string;
  firstStep: string;
  severity: Message['gravedad'];
  /** Places in `screens` of those that show it. */
  screens: readonly number[];
}

/** What the component of the page of all messages draws. */
export interface MessageList {
  products: readonly { key: string; name: string; messages: readonly ListedMessage[] }[];
  /** Names of the pages that show messages, in the order of the alphabet. */
  screens: readonly string[];
}

/**
 * All messages by product, each in the order of its code.
 *
 * @throws Error when a directive in the facts of a message is broken
 */
export function messageList(facts: Facts, docsDir: string): MessageList {
  const context: PageContext = { facts, routePath: undefined, docsDir };
  const places = messagePlaces(facts);
  const namesOf = (code: string) =>
    (places.get(code)?.shown ?? []).map((route) => findRoute(context, route).title);
  const all = new Set(facts.messages.flatMap(({ codigo }) => namesOf(codigo)));
  const screens = [...all].sort((a, b) => a.localeCompare(b, 'es'));
  const listed = ({ codigo, texto, gravedad, 'que-hacer': [first = ''] }: Message) => ({
    code: codigo,
    text: expandedText(texto, context, codigo),
    firstStep: expandedText(first, context, codigo),
    severity: gravedad,
    screens: namesOf(codigo).map((name) => screens.indexOf(name)),
  });
  return {
    products: facts.products.map((product) => ({
      key: product.clave,
      name: productLabel(product),
      messages: facts.messages
        .filter(({ codigo }) => productOfCode(codigo, facts) === product)
        .sort((a, b) => (a.codigo < b.codigo ? -1 : 1))
        .map(listed),
    })),
    screens,
  };
}
