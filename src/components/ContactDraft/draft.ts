/** Longest search that goes into a message; longer ones are cut. */
const LONGEST_SEARCH = 300;

/** How the message to support begins, from the query of the contact page's address. */
export function draftOf(search: string): string {
  const words = new URLSearchParams(search).get('busqueda')?.replace(/\s+/g, ' ').trim() ?? '';
  if (!words) return 'Hola. Necesito ayuda con esto: ';
  const wanted = [...words].slice(0, LONGEST_SEARCH).join('');
  return `Hola. Busqué «${wanted}» en la ayuda y no encontré la respuesta. `;
}
