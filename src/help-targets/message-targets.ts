import type { Facts } from '../facts/facts';
import type { Message } from '../facts/messages';
import type { HelpTarget } from './target';

/** Each message has a page of its own, which answers as a whole. */
function explanationOf({ codigo }: Message): Pick<HelpTarget, 'page' | 'signs'> {
  return { page: `/mensajes/${codigo.toLowerCase()}`, signs: [] };
}

/** Every message, and every error of the data API, by its code: `dlf-2204`, `api-400`. */
export function messageTargets(facts: Facts): HelpTarget[] {
  const apiErrors = new Set(facts.api.errores.map(({ codigo }) => codigo));
  return facts.messages.map((message) => {
    const [prefix] = message.codigo.split('-');
    const product = facts.products.find(({ prefijo }) => prefijo === prefix)?.clave ?? '';
    return {
      id: message.codigo.toLowerCase(),
      kind: apiErrors.has(message.codigo) ? 'error-de-la-api' : 'mensaje',
      product,
      ...explanationOf(message),
      title: message.texto,
      text: message['que-hacer'][0],
      fact: message,
    };
  });
}
