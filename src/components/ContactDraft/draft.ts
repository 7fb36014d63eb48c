import { ownAddress } from '../../browser/own-address';
import { lowerFirst } from '../../text/sentence';

/** Why a page did not help, by the key that an address carries. */
export const reasons: ReadonlyMap<string, string> = new Map([
  ['pasos', 'No entendí los pasos.'],
  ['pantalla', 'Mi pantalla no es como la de la página.'],
  ['resultado', 'Hice los pasos y no funcionó.'],
  ['tema', 'La página no trata lo que busco.'],
]);

/** Longest text of an address that goes into a message; longer ones are cut. */
const LONGEST_WORDS = 300;

/** What the reader tells support, each as they typed it; what is missing is not told. */
export type Details = Partial<
  Record<'codigo' | 'pantalla' | 'hora' | 'producto' | 'version' | 'pagina' | 'suceso', string>
>;

function words(text: string | null): string {
  return [...(text ?? '').replace(/\s+/g, ' ').trim()].slice(0, LONGEST_WORDS).join('');
}

/** How the message to support begins, from the query of the contact page's address. */
export function openingOf(search: string): string {
  const query = new URLSearchParams(search);
  const wanted = words(query.get('busqueda'));
  if (wanted) return `Hola. Busqué «${wanted}» en la ayuda y no encontré la respuesta. `;
  const reason = reasons.get(query.get('motivo') ?? '');
  if (reason) return `Hola. Una página de la ayuda no me sirvió: ${lowerFirst(reason)} `;
  return 'Hola. Necesito ayuda con esto: ';
}

/**
 * The page of the help that the reader came from, as a path: the one that the address names, or the
 * one before in this tab if it is of this site. Anything else is nothing.
 */
export function pageBefore(search: string, referrer: string, origin: string): string {
  const named = ownAddress(new URLSearchParams(search).get('pagina'), origin);
  if (named) return words(named.pathname + named.search + named.hash);
  return words(ownAddress(referrer, origin)?.pathname ?? '');
}

/** The message to support: how it begins, what happened, and a line for each detail that is told. */
export function messageOf(opening: string, details: Details): string {
  const told = (key: keyof Details) => words(details[key] ?? '');
  const product = [told('producto'), told('version') && `versión ${told('version')}`];
  const lines = [
    ['Código del mensaje', told('codigo')],
    ['Pantalla', told('pantalla')],
    ['Hora', told('hora')],
    ['Producto', product.filter(Boolean).join(', ')],
    ['Página de la ayuda', told('pagina')],
  ].flatMap(([name, value]) => (value ? [`${name}: ${value}`] : []));
  return [`${opening}${told('suceso')}`, ...lines].join('\n');
}
