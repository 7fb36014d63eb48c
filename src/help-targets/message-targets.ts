import type { Facts } from '../facts/facts';
import type { Message } from '../facts/messages';
import { docUrl } from '../facts/routes';
import type { HelpTarget } from './target';

/** The page that explains the data API and all its errors. */
const API_ERRORS = 'api/modo-de-uso/introduccion';

/**
 * Where a message is explained: the first page whose facts list it, or whose problem or question
 * is about it.
 */
function explanationOf(
  { codigo }: Message,
  product: string,
  facts: Facts,
): Pick<HelpTarget, 'page' | 'signs'> {
  const { screens, pages, problems, questions, routes, api } = facts;
  const listing = [...screens, ...pages].find(({ mensajes }) => mensajes?.includes(codigo));
  const answering = [...problems, ...questions].find(({ elementos }) =>
    elementos.some((element) => element.codigo === codigo),
  );
  const isApiError = api.errores.some((error) => error.codigo === codigo) && routes.has(API_ERRORS);
  const route = isApiError ? API_ERRORS : (listing ?? answering)?.ruta;
  return { page: docUrl(route ?? product), signs: [{ name: codigo }, { anchor: 'mensajes' }] };
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
      ...explanationOf(message, product, facts),
      title: message.texto,
      text: message['que-hacer'][0],
      fact: message,
    };
  });
}
